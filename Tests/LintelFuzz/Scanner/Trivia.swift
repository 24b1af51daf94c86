import LintelScanner

/// The comments and conflict markers of a file, read without regard for speed.
///
/// Only text between tokens is read, and not after a token whose end is unknown: a string, whose
/// quotes are not part of the token, or a token that is not valid UTF-8.
struct Trivia {
  /// The ranges between tokens that were read.
  private(set) var gaps: [Range<Int>] = []
  /// The offsets of `lintel:` in comments that begin with this word.
  private(set) var directives: [Int] = []
  /// The offset of a comment that lasts until the end of the file.
  private(set) var openComment: Int?
  private(set) var conflictMarkers: [Int] = []
  /// The first offset that is neither in a token nor in a comment, and is not blank.
  private(set) var unread: Int?

  private let bytes: [UInt8]
  private var place = 0

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    if has("\u{feff}") { place = 3 }
    if has("#!") { skipLine() }
    var isKnown = true
    for token in tokens(of: SourceBuffer(bytes)) {
      if isKnown { read(to: Int(token.offset)) }
      place = Int(token.offset)
      isKnown = token.kind != .string && has(token.text)
      place += token.text.utf8.count
    }
    if isKnown { read(to: bytes.count) }
  }

  private mutating func read(to end: Int) {
    guard place <= end else {
      unread = unread ?? end
      return
    }
    gaps.append(place..<end)
    while place < end {
      if has("//") || has("/*") {
        readComment()
      } else if atConflictMarker() {
        conflictMarkers.append(place)
        skipLine()
      } else if has("\u{a0}") {
        place += 2
      } else {
        if ![0, 9, 10, 11, 12, 13, 32].contains(bytes[place]) { unread = unread ?? place }
        place += 1
      }
    }
  }

  private mutating func readComment() {
    let start = place
    let word = (bytes[(start + 2)...].firstIndex { $0 != 32 && $0 != 9 }) ?? bytes.count
    if has("lintel:", at: word) { directives.append(word) }
    if has("//") { return skipLine() }
    var depth = 0
    repeat {
      if has("/*") {
        depth += 1
        place += 2
      } else if has("*/") {
        depth -= 1
        place += 2
      } else if place < bytes.count {
        place += 1
      } else {
        openComment = start
        return
      }
    } while depth > 0
  }

  private func atConflictMarker() -> Bool {
    guard "<=>|".utf8.contains(bytes[place]), place == 0 || isLineEnd(place - 1) else {
      return false
    }
    let mark = bytes[place]
    let end = place + 7
    return bytes[place...].prefix(7).elementsEqual(repeatElement(mark, count: 7))
      && (isLineEnd(end) || bytes[end] == 32)
  }

  private mutating func skipLine() {
    while !isLineEnd(place) { place += 1 }
  }

  private func isLineEnd(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == 10 || bytes[index] == 13
  }

  private func has(_ text: String, at index: Int? = nil) -> Bool {
    bytes.has(text, at: index ?? place)
  }
}

extension [UInt8] {
  /// Whether `text` is at `index`.
  func has(_ text: String, at index: Int) -> Bool {
    index <= count && self[index...].starts(with: text.utf8)
  }
}
