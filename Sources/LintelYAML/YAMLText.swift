import LintelText
import LintelVocabulary

/// A text that is valid UTF-8, with only the characters that YAML permits.
///
/// libyaml counts in Unicode scalars and says little about invalid bytes. This type therefore
/// converts positions and checks the bytes.
struct YAMLText {
  let path: String
  let bytes: [UInt8]
  private let lines: SourceText
  /// The UTF-8 offset of every Unicode scalar, and of the end.
  private let offsets: [Int]

  /// Throws at the first byte that is not UTF-8 or not allowed.
  init(_ bytes: [UInt8], path: String) throws(Stop) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.path = path
    self.bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    lines = SourceText(self.bytes)

    var offsets: [Int] = []
    var offset = 0
    var decoder = UTF8()
    var iterator = self.bytes.makeIterator()
    var failure: YAMLError?
    scan: while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: break scan
      case .error:
        failure = .notUTF8
        break scan
      case .scalarValue(let scalar):
        if !Self.isAllowed(scalar) {
          failure = .controlCharacter(scalar.value)
          break scan
        }
        offsets.append(offset)
        offset += UTF8.width(scalar)
      }
    }
    offsets.append(offset)
    self.offsets = offsets
    if let failure { throw Stop(failure, at: mark(ofScalar: offsets.count - 1)) }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
    default: false
    }
  }

  func mark(ofScalar index: Int) -> Mark {
    let position = lines.place(of: UInt32(clamping: offsets[min(index, offsets.count - 1)]))
    return Mark(path: path, line: position.line, column: position.column)
  }

  /// Returns the error for a mistake. An unclosed quote is reported where it opens, not where
  /// libyaml gives up.
  func stop(for error: YAMLSyntaxError) -> Stop {
    error.isUnclosedQuote
      ? Stop(.unclosedQuote, at: mark(ofScalar: error.contextIndex))
      : Stop(yamlError(for: error), at: mark(ofScalar: error.index))
  }

  /// Returns a specific error for mistakes that libyaml describes in terms of its own grammar.
  private func yamlError(for error: YAMLSyntaxError) -> YAMLError {
    let offset = offsets[min(error.index, offsets.count - 1)]
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\t") { return .tab }
    if error.context.contains("alias") { return .unquotedStar }
    return .syntax(error.problem)
  }
}
