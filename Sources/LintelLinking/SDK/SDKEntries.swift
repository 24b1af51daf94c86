/// What a line of ``SDKNames`` says after its name, entry by entry.
struct SDKEntries: Sequence, IteratorProtocol {
  fileprivate let bytes: [UInt8]
  private var position: Int

  /// - Parameter position: after the name; 0 for no line.
  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func next() -> SDKEntry? {
    guard position > 0 else { return nil }
    // A line goes on where the next begins with a blank.
    while bytes[position] == UInt8(ascii: " ")
      || bytes[position] == UInt8(ascii: "\n") && bytes[position + 1] == UInt8(ascii: " ")
    {
      position += 1
    }
    guard bytes[position] > UInt8(ascii: " ") else { return nil }
    let start = position
    while bytes[position] > UInt8(ascii: " ") { position += 1 }
    return SDKEntry(bytes: bytes, range: start..<position)
  }
}

/// A member, a function or an initialiser that an SDK declares, as ``SDKNames`` writes it down.
struct SDKEntry {
  fileprivate let bytes: [UInt8]
  /// Whether nothing but the name is known.
  let isUnknown: Bool
  /// Whether it is a member of the type itself, not of its values.
  let isOfType: Bool
  /// The type that declares it, or the word `init` or `subscript`; empty for what is global.
  let owner: Range<Int>
  /// What stands between the parentheses; `nil` for what takes nothing, as a property.
  let parameters: Range<Int>?
  /// The name of the type of its value; empty where it is not known.
  let result: Range<Int>

  fileprivate init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    isUnknown = bytes[range.lowerBound] == UInt8(ascii: "?")
    isOfType = bytes[range.lowerBound] == UInt8(ascii: ".")
    let start = range.lowerBound + (isOfType ? 1 : 0)
    var position = start
    while position < range.upperBound, !Self.endsOwner.contains(bytes[position]) { position += 1 }
    owner = start..<position
    if position < range.upperBound, bytes[position] == UInt8(ascii: "(") {
      let first = position + 1
      while bytes[position] != UInt8(ascii: ")") { position += 1 }
      parameters = first..<position
      position += 1
    } else {
      parameters = nil
    }
    result = Swift.min(position + 1, range.upperBound)..<range.upperBound
  }

  private static let endsOwner: [UInt8] = [UInt8(ascii: "("), UInt8(ascii: ">")]

  /// Its parameters in order.
  var parameterList: [Parameter] {
    guard let parameters, !parameters.isEmpty else { return [] }
    return bytes[parameters].split(separator: UInt8(ascii: ",")).map { Parameter(bytes: $0) }
  }

  func isOwned(by text: some Collection<UInt8>) -> Bool { bytes[owner].elementsEqual(text) }

  var ownerText: ArraySlice<UInt8> { bytes[owner] }
  var resultText: ArraySlice<UInt8> { bytes[result] }

  /// A parameter: `_:Int=`.
  struct Parameter {
    /// `_` for none.
    let label: ArraySlice<UInt8>
    /// The name of a plain type; empty where the type is another, or generic.
    let type: ArraySlice<UInt8>
    let isFunction: Bool
    let isKeyPath: Bool
    let hasDefault: Bool
    let isVariadic: Bool

    fileprivate init(bytes: ArraySlice<UInt8>) {
      let end = bytes.lastIndex { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "*") }
      let marks = bytes[(end.map { $0 + 1 } ?? bytes.startIndex)...]
      hasDefault = marks.contains(UInt8(ascii: "="))
      isVariadic = marks.contains(UInt8(ascii: "*"))
      let parts = bytes[..<marks.startIndex].split(separator: UInt8(ascii: ":"))
      label = parts.first ?? []
      let sort = parts.count > 1 ? parts[1] : []
      isFunction = sort.elementsEqual([UInt8(ascii: "f")])
      isKeyPath = sort.elementsEqual([UInt8(ascii: "k")])
      type = isFunction || isKeyPath ? [] : sort
    }

    var isUnlabelled: Bool { label.elementsEqual([UInt8(ascii: "_")]) }
  }
}
