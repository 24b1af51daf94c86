import LintelScanner

/// Where in a file all brackets that were opened have been closed, each by its own kind.
struct Balance {
  /// Ends of tokens after which nothing is open, and where the next token starts.
  private var gaps: [(end: UInt32, next: UInt32)] = []

  init(of bytes: [UInt8]) {
    var open: [Character] = []
    var end: UInt32 = 0
    for token in tokens(of: SourceBuffer(bytes)) {
      if open.isEmpty { gaps.append((end, token.offset)) }
      end = token.offset + UInt32(token.text.utf8.count)
      switch (token.kind, token.text.first) {
      case (.interpolation, let first?) where first != ")":
        open.append("\"")
      case (.interpolation, _):
        guard open.last == "\"" else { return }
        if token.text.hasSuffix("(") == false { open.removeLast() }
      case (.punctuation, let mark?) where "([{".contains(mark):
        open.append(mark)
      case (.punctuation, let mark?) where ")]}".contains(mark):
        guard let last = open.popLast(), "\(last)\(mark)".isPair else { return }
      default: break
      }
    }
    if open.isEmpty { gaps.append((end, .max)) }
  }

  /// Those of `places`, in order, that lie between two tokens where nothing is open.
  func keep(_ places: [UInt32]) -> [UInt32] {
    places.filter { place in gaps.contains { $0.end <= place && place <= $0.next } }
  }
}

extension String {
  fileprivate var isPair: Bool { self == "()" || self == "[]" || self == "{}" }
}
