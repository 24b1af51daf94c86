extension UnifiedDiff.ChangedFile {
  /// Returns the file with all hunks applied.
  ///
  /// - Parameter original: the file as it is; `nil` if there is none.
  /// - Throws: if the lines of a hunk are not in the file, or in several places, so that the hunk was
  ///   made for another version of the file; and if nothing changes.
  func contents(from original: [UInt8]?) throws(DiffError) -> [UInt8] {
    guard let original else { return try contentsOfNewFile() }
    let lines = fileLines(of: original)
    var result: [[UInt8]] = []
    var end = 0
    for (place, hunk) in try places(in: lines) {
      guard place >= end else {
        throw DiffError(
          line: hunk.line, "this hunk changes lines of '\(path)' that another changes")
      }
      result += lines[end..<place] + hunk.after
      end = place + hunk.before.count
    }
    result += lines[end...]
    guard result != lines else {
      throw DiffError(
        line: line, "leaves '\(path)' as it is; expected other lines after '+' than after '-'")
    }
    var contents = Array(result.joined(separator: [Self.lineFeed]))
    let isEnded = original.isEmpty || original.last == Self.lineFeed
    if isEnded, !result.isEmpty { contents.append(Self.lineFeed) }
    return contents
  }

  private static var lineFeed: UInt8 { UInt8(ascii: "\n") }

  private func contentsOfNewFile() throws(DiffError) -> [UInt8] {
    guard let hunk = hunks.first, hunks.count == 1, hunk.before.isEmpty else {
      throw DiffError(line: line, "there is no file '\(path)' in the sample")
    }
    return hunk.after.flatMap { $0 + [Self.lineFeed] }
  }

  /// Returns the hunks in the order of the file, with the index of the first line of each.
  private func places(
    in lines: [[UInt8]]
  ) throws(DiffError) -> [(place: Int, hunk: UnifiedDiff.Hunk)] {
    var result: [(place: Int, hunk: UnifiedDiff.Hunk)] = []
    for hunk in hunks { result.append((try hunk.place(in: lines, of: path), hunk)) }
    return result.sorted { $0.place < $1.place }
  }
}

extension UnifiedDiff.Hunk {
  /// Returns the index of the first of the lines to replace, which must be in one place only.
  fileprivate func place(in lines: [[UInt8]], of path: String) throws(DiffError) -> Int {
    guard !before.isEmpty else {
      if lines.isEmpty { return 0 }
      throw DiffError(
        line: line, "'\(path)' exists; expected lines that say where the new lines belong")
    }
    // A place where only the first lines fit shows which line the file does not have.
    var fitting = 0
    var places: [Int] = []
    for start in lines.indices {
      let count = zip(lines[start...], before).prefix { $0 == $1.text }.count
      fitting = max(fitting, count)
      if count == before.count { places.append(start) }
    }
    guard let place = places.first else {
      throw DiffError(
        line: before[fitting].line,
        "the line '\(before[fitting].shown)' is not here in '\(path)', with the same blanks and line "
          + "end; the file has changed since the diff was made")
    }
    guard places.count == 1 else {
      let numbers = places.map { String($0 + 1) }.joined(separator: " and ")
      throw DiffError(
        line: line,
        "the lines of this hunk are in '\(path)' \(places.count) times, at lines \(numbers); add "
          + "lines around them")
    }
    return place
  }
}

extension UnifiedDiff.Line {
  /// The text without blanks around it.
  fileprivate var shown: String {
    let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    let end = text.lastIndex { !isBlank($0) } ?? text.startIndex - 1
    return String(decoding: text[...end].drop(while: isBlank), as: UTF8.self)
  }
}
