import LintelVocabulary

/// A numbering of the lines of files, in which equal lines of any files have the same number.
struct FileLines {
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  /// The lengths of lines by their numbers, in bytes with a line break.
  private(set) var lengths: [Int] = []

  /// Returns the lines of a file, counted as in findings, each as its number.
  ///
  /// Line breaks are not compared, because git may have changed them when it wrote the file.
  mutating func lines(of bytes: [UInt8]) -> [Int] {
    let table = LineTable(bytes)
    return (1...table.count).map { line in
      let end = line < table.count ? Int(table.start(ofLine: line + 1)) : bytes.count
      var text = bytes[Int(table.start(ofLine: line))..<end]
      while text.last == UInt8(ascii: "\n") || text.last == UInt8(ascii: "\r") {
        text.removeLast()
      }
      if let number = numbers[text] { return number }
      numbers[text] = lengths.count
      lengths.append(text.count + 1)
      return lengths.count - 1
    }
  }
}
