import LintelGraph
import LintelScanner

extension FileInstances {
  /// Returns the branches of `#if` that no instance of a file compiles, sorted by file and offset;
  /// of nested branches only the outermost.
  ///
  /// - Parameters:
  ///   - scanned: the facts of the instances.
  ///   - active: the code that the instances compile.
  func leftOutBranches(_ scanned: ScannedFiles, _ active: ActiveCode) -> [LeftOutBranch] {
    if active.isAll { return [] }
    var result: [LeftOutBranch] = []
    for file in 0..<fileCount {
      let range = range(ofFile: file)
      let conditions = scanned.files[range.lowerBound].conditions
      for (position, fact) in conditions.enumerated().dropFirst()
      where fact.start <= fact.end && (result.last?.contains(fact.start, in: file) != true) {
        guard let number = UInt16(exactly: position),
          range.allSatisfy({ !active.contains(number, in: $0) })
        else { continue }
        result.append(LeftOutBranch(file: FileID(file), range: fact.start..<fact.end))
      }
    }
    return result
  }
}

extension LeftOutBranch {
  func contains(_ offset: UInt32, in file: Int) -> Bool {
    self.file.position == file && range.contains(offset)
  }
}
