import LintelScanner

extension ScannedFiles {
  /// Returns for each name whether it is a label of a tuple: `(width: 1, height: 2)`.
  func areTupleLabels() -> [Bool] {
    var result = [Bool](repeating: false, count: names.count)
    for file in files.indices {
      for label in files[file].tupleLabels { result[Int(label.name)] = true }
    }
    return result
  }

  /// Returns the postfix operators that code uses: `^` in `box^`.
  func postfixOperators() -> Set<NameID> {
    var result: Set<NameID> = []
    for file in files.indices {
      for fact in files[file].operators where fact.isPostfix { result.insert(fact.name) }
    }
    return result
  }
}
