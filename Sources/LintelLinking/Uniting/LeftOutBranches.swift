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
    for file in fileIDs {
      let instances = instances(of: file)
      let conditions = instances.first.map { scanned.files[$0.position].conditions } ?? []
      for (position, fact) in conditions.enumerated().dropFirst()
      where fact.start <= fact.end && (result.last?.contains(fact.start, in: file) != true) {
        guard let number = UInt16(exactly: position),
          instances.allSatisfy({ !active.contains(number, in: $0.position) })
        else { continue }
        result.append(LeftOutBranch(file: file, range: fact.start..<fact.end))
      }
    }
    return result
  }
}

extension LeftOutBranch {
  func contains(_ offset: UInt32, in file: FileID) -> Bool {
    self.file == file && range.contains(offset)
  }
}
