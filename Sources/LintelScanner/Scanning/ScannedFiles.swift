/// The facts of many files, with names numbered across all of them.
package struct ScannedFiles: Sendable {
  package let names: NameTable
  /// The facts of each file, at the position of the file. Loops go through positions where speed
  /// matters, because a copy of all facts of a file takes as long as reading some of them.
  package let files: [FileFacts]
  /// The types that begin with no capital letter, as the files were scanned with them.
  package internal(set) var smallTypes = SmallTypeNames()

  /// Joins the facts of several scanners.
  ///
  /// Names are numbered in the order in which they appear in the files, one file after the other,
  /// so that the result does not depend on how the files were distributed.
  ///
  /// - Parameters:
  ///   - parts: contain the files at all positions from 0 on, each file once.
  ///   - perform: calls its second argument with every number from 0 up to, not including, its
  ///     first argument, in any order, on any threads, and waits for the calls.
  package init(
    joining parts: consuming [ScannedPart],
    perform: (Int, @Sendable (Int) -> Void) -> Void = { count, work in (0..<count).forEach(work) }
  ) {
    if parts.count > 1 {
      let (names, numbers) = Self.joinNames(of: parts)
      parts.withUnsafeMutableBufferPointer { parts in
        nonisolated(unsafe) let base = parts.baseAddress
        perform(parts.count) { base?[$0].renumberNames(numbers[$0]) }
      }
      self.names = names
    } else {
      names = parts.first?.names ?? NameTable(NameInterner())
    }
    files = Self.inOrder(parts)
  }

  /// Returns the names of all parts, and for each part the new numbers of its names.
  private static func joinNames(of parts: [ScannedPart]) -> (NameTable, [[NameID]]) {
    var interner = NameInterner(capacity: parts.map(\.names.count).max() ?? 0)
    var numbers = parts.map { part in
      var numbers: [NameID] = []
      numbers.reserveCapacity(part.names.count)
      return numbers
    }
    for (part, index) in origins(of: parts) {
      // Only the names that this file added to its part can be new to the result. Every scanner
      // meets the names of a file in the same order.
      let new = numbers[part].count..<parts[part].files[index].nameCount
      parts[part].names.forEachPadded(in: new) { start, length in
        numbers[part].append(interner.internOnce(start, length))
      }
    }
    return (NameTable(interner), numbers)
  }

  /// Returns the facts of each file, at the position of the file. Moves the facts instead of
  /// copying them, because they are most of the memory of a large project.
  private static func inOrder(_ parts: consuming [ScannedPart]) -> [FileFacts] {
    let origins = origins(of: parts)
    var files: [FileFacts] = []
    files.reserveCapacity(origins.count)
    for (part, index) in origins {
      var facts = FileFacts()
      swap(&facts, &parts[part].files[index].facts)
      files.append(facts)
    }
    return files
  }

  /// Returns the part of each file, and the index of the file in that part.
  private static func origins(of parts: [ScannedPart]) -> [(part: Int, index: Int)] {
    let count = parts.reduce(0) { $0 + $1.files.count }
    var origins = [(part: Int, index: Int)](repeating: (0, 0), count: count)
    for (part, content) in parts.enumerated() {
      for (index, file) in content.files.enumerated() { origins[file.position] = (part, index) }
    }
    return origins
  }

  private init(names: NameTable, files: [FileFacts], smallTypes: SmallTypeNames) {
    self.names = names
    self.files = files
    self.smallTypes = smallTypes
  }

  /// Returns a copy in which the facts in `part` replace the facts of the files at the same
  /// positions, or are added for new files.
  ///
  /// - Parameter part: has files at existing positions, or at the positions that follow them,
  ///   without a gap.
  package func replacing(_ part: consuming ScannedPart) -> ScannedFiles {
    var interner = NameInterner(capacity: names.count)
    names.forEachPadded(in: 0..<names.count) { _ = interner.internOnce($0, $1) }
    var numbers: [NameID] = []
    part.names.forEachPadded(in: 0..<part.names.count) {
      numbers.append(interner.internOnce($0, $1))
    }
    part.renumberNames(numbers)
    var files = files
    for file in part.files {
      if file.position < files.count {
        files[file.position] = file.facts
      } else {
        files.append(file.facts)
      }
    }
    return ScannedFiles(names: NameTable(interner), files: files, smallTypes: smallTypes)
  }

  /// Returns for each name whether one of the files at `positions` uses it.
  package func areNamesUsed(inFilesAt positions: [Int]) -> [Bool] {
    var areUsed = [Bool](repeating: false, count: names.count)
    for position in positions {
      var facts = files[position]
      facts.renumberNames {
        areUsed[Int($0)] = true
        return $0
      }
    }
    return areUsed
  }

  /// Returns the facts of the files at `positions`, in that order, with the same names.
  package func keeping(_ positions: [Int]) -> ScannedFiles {
    ScannedFiles(names: names, files: positions.map { files[$0] }, smallTypes: smallTypes)
  }
}
