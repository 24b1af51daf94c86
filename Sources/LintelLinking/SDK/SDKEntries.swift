/// What a line of ``SDKNames`` says after its name, entry by entry.
///
/// It reads the text of the program itself, which is there as long as that runs: a copy of a part,
/// or a reference to count, for each entry took more time than all else that linking does.
struct SDKEntries: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var position: Int

  /// - Parameter position: after the name; 0 for no line.
  init(text: StaticString, position: Int) {
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.position = position
  }

  mutating func next() -> SDKEntry? {
    guard position > 0, position < text.count else { return nil }
    // A line goes on where the next begins with a blank.
    if text[position] == UInt8(ascii: "\n") { position += 1 }
    guard position < text.count, text[position] == UInt8(ascii: " ") else { return nil }
    position += 1
    let start = position
    while position < text.count, text[position] > UInt8(ascii: " ") { position += 1 }
    return SDKEntry(text: UnsafeBufferPointer(rebasing: text[start..<position]))
  }
}

/// A member, a function or an initialiser that an SDK declares, as ``SDKNames`` writes it down.
struct SDKEntry {
  private let text: UnsafeBufferPointer<UInt8>

  fileprivate init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// Whether nothing but the name is known.
  var isUnknown: Bool { text[0] == UInt8(ascii: "?") }
  /// Whether it says what a type takes; such entries come after all others of the type.
  var isTaken: Bool { text[0] >= UInt8(ascii: "A") }
  /// Whether it says of a type that its values may be raw values of an enum.
  var isOfRawType: Bool { text[0] == UInt8(ascii: "=") }
  /// Whether the type that declares it may be one of which else all is known.
  var isOfKnownType: Bool { !isUnknown || text.count > 1 }
  /// Whether it is a member of the type itself, not of its values.
  var isOfType: Bool { text[0] == UInt8(ascii: ".") }
  /// The type of which it is a supertype; `nil` for what is declared.
  var supertypeText: Slice<UnsafeBufferPointer<UInt8>>? {
    text[0] == UInt8(ascii: "<") ? text.dropFirst() : nil
  }

  /// All of it.
  var bytes: UnsafeBufferPointer<UInt8> { text }

  /// What a type's entry says after its sign, which no entry of a member has.
  var marked: (sign: UInt8, text: Slice<UnsafeBufferPointer<UInt8>>)? {
    text.count > 1 ? (text[0], text.dropFirst()) : nil
  }

  /// The type that declares it, or the word `init` or `subscript`; empty for what is global.
  var ownerText: Slice<UnsafeBufferPointer<UInt8>> {
    let start = isOfType ? 1 : 0
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "("), text[end] != UInt8(ascii: ">") {
      end += 1
    }
    return text[start..<end]
  }

  /// What stands between the parentheses; `nil` for what takes nothing, as a property.
  private var parameterText: Slice<UnsafeBufferPointer<UInt8>>? {
    let start = ownerText.endIndex
    guard start < text.count, text[start] == UInt8(ascii: "(") else { return nil }
    var end = start
    while end < text.count, text[end] != UInt8(ascii: ")") { end += 1 }
    return text[start + 1..<end]
  }

  /// Whether it is called.
  var takesArguments: Bool { parameterText != nil }

  /// Whether a call may have so many arguments, as far as the number of parameters tells.
  func mayTake(argumentCount: Int) -> Bool {
    guard let parameterText, !parameterText.isEmpty else { return argumentCount == 0 }
    var count = 1
    for byte in parameterText {
      if byte == UInt8(ascii: ",") { count += 1 }
      // One more of a variadic parameter.
      if byte == UInt8(ascii: "*") { return true }
    }
    return argumentCount <= count
  }

  /// The name of the type of its value; empty where it is not known.
  var resultText: Slice<UnsafeBufferPointer<UInt8>> {
    let end = parameterText.map { $0.endIndex + 1 } ?? ownerText.endIndex
    return text[Swift.min(end + 1, text.count)...]
  }

  /// Its parameters in order.
  var parameterList: [Parameter] {
    guard let parameterText, !parameterText.isEmpty else { return [] }
    return parameterText.split(separator: UInt8(ascii: ",")).map {
      Parameter(bytes: Array($0)[...])
    }
  }

  func isOwned(by text: some Collection<UInt8>) -> Bool { ownerText.elementsEqual(text) }

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
