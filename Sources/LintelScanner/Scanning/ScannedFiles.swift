/// The facts of many files, with names numbered across all of them.
package struct ScannedFiles: Sendable {
  package let names: NameTable
  /// By their positions.
  package let files: [FileFacts]

  /// Joins what several scanners found.
  ///
  /// Names are numbered in the order in which the files, one after the other, bring them up, so the
  /// result is the same however the files were shared out.
  ///
  /// - Parameters:
  ///   - parts: with files at all positions from 0 on, each once.
  ///   - perform: calls its second argument with all numbers from 0 to below the first, in any
  ///     order, on any threads, and waits for that.
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

  /// The names of all parts, and for each part the numbers that its names have among them.
  private static func joinNames(of parts: [ScannedPart]) -> (NameTable, [[NameID]]) {
    var interner = NameInterner(capacity: parts.map(\.names.count).max() ?? 0)
    var numbers = parts.map { part in
      var numbers: [NameID] = []
      numbers.reserveCapacity(part.names.count)
      return numbers
    }
    for (part, index) in origins(of: parts) {
      // What is new to all parts is new to this one, and every scanner meets the names of a file in
      // the same order.
      let new = numbers[part].count..<parts[part].files[index].nameCount
      parts[part].names.forEachPadded(in: new) { start, length in
        numbers[part].append(interner.internOnce(start, length))
      }
    }
    return (NameTable(interner), numbers)
  }

  /// Moved, not copied: the facts of a large project are most of the memory.
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

  /// For each file its part, and its index in that.
  private static func origins(of parts: [ScannedPart]) -> [(part: Int, index: Int)] {
    let count = parts.reduce(0) { $0 + $1.files.count }
    var origins = [(part: Int, index: Int)](repeating: (0, 0), count: count)
    for (part, content) in parts.enumerated() {
      for (index, file) in content.files.enumerated() { origins[file.position] = (part, index) }
    }
    return origins
  }

  private init(names: NameTable, files: [FileFacts]) {
    self.names = names
    self.files = files
  }

  /// The facts with those of some files replaced, and those of others added.
  ///
  /// - Parameter part: its files are at positions of these ones, or from there on without a gap.
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
    return ScannedFiles(names: NameTable(interner), files: files)
  }

  /// For each name whether one of the files at `positions` has it.
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

  /// The facts of the files at `positions`, in that order, with the same names.
  package func keeping(_ positions: [Int]) -> ScannedFiles {
    ScannedFiles(names: names, files: positions.map { files[$0] })
  }
}
