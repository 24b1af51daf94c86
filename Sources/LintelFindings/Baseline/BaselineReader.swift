import LintelText

/// Reads the text of a baseline.
struct BaselineReader {
  private let path: String
  private(set) var entries: [Baseline.Line] = []
  private(set) var errors: [ConfigurationError] = []

  init(path: String, _ bytes: [UInt8]) {
    self.path = path
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.utf8.elementsEqual(bytes) else {
        report(.notUTF8, index + 1, 1)
        continue
      }
      read(text, number: index + 1)
    }
  }

  private mutating func read(_ text: String, number: Int) {
    if ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: text.hasPrefix) {
      return report(.conflictMarker, number, 1)
    }
    // A union of two files may have the first line of both.
    if text.hasPrefix(Baseline.headerStart) {
      let version = text.dropFirst(Baseline.headerStart.count).prefix { $0 != ":" && $0 != " " }
      if version != Baseline.version {
        report(.unsupportedVersion(String(version)), number, Baseline.headerStart.utf8.count + 1)
      }
      return
    }
    if number == 1 { return report(.noHeader, 1, 1) }
    do throws(BaselineWords.Failure) {
      var words = try BaselineWords(text)
      if words.isEmpty { return }
      entries.append(Baseline.Line(entry: try words.readEntry(), number: number, text: text))
    } catch {
      report(error.error, number, error.column)
    }
  }

  private mutating func report(_ error: BaselineError, _ line: Int, _ column: Int) {
    errors.append(
      ConfigurationError(path: path, line: line, column: column, message: error.message))
  }
}
