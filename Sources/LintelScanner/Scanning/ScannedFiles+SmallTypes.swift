extension ScannedFiles {
  /// Scans the files again that use types which begin with no capital letter, if there are such
  /// types.
  ///
  /// - Parameter rescan: scans the files at some positions, with these types.
  package func expectingSmallTypes(
    rescan: (_ positions: [Int], _ types: SmallTypeNames) -> ScannedPart
  ) -> ScannedFiles {
    let types = findSmallTypeNames()
    if types.isEmpty { return self }
    let positions = files(using: types)
    var result = positions.isEmpty ? self : replacing(rescan(positions, types))
    result.smallTypes = types
    return result
  }

  /// Returns the names of types that begin with no capital letter.
  private func findSmallTypeNames() -> SmallTypeNames {
    var types: Set<NameID> = []
    for facts in files {
      for fact in facts.declarations where fact.kind.isTypeName && !isCapitalized(fact.name) {
        types.insert(fact.name)
      }
    }
    if types.isEmpty { return SmallTypeNames() }
    var values: Set<NameID> = []
    for facts in files {
      for fact in facts.declarations where types.contains(fact.name) {
        switch fact.kind {
        case .function, .variable, .constant, .enumCase: values.insert(fact.name)
        default: break
        }
      }
    }
    return SmallTypeNames(
      types: Set(types.map { names.text(of: $0) }), values: Set(values.map { names.text(of: $0) }))
  }

  /// Returns the positions of the files in which a name may be that of a type although it begins
  /// with no capital letter.
  private func files(using small: SmallTypeNames) -> [Int] {
    var isSmall = [Bool](repeating: false, count: names.count)
    for name in names.numbers(of: small.inExpressions).values { isSmall[Int(name)] = true }
    let attributes = Set(names.numbers(of: small.inAttributes).values)
    return files.indices.filter { position in
      let facts = files[position]
      return facts.attributes.contains { attributes.contains($0.name) }
        || facts.references.contains { isSmall[Int($0.name)] && !$0.isInTypePosition }
    }
  }

  private func isCapitalized(_ name: NameID) -> Bool {
    let start = Int(names.starts[Int(name)])
    let end = Int(names.starts[Int(name) + 1])
    let first = names.bytes[start..<end].first { $0 != UInt8(ascii: "_") } ?? UInt8(ascii: "A")
    if first < 0x80 { return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first }
    let scalar = names.text(of: name).unicodeScalars.first { $0 != "_" }
    return scalar?.properties.isUppercase ?? true
  }
}
