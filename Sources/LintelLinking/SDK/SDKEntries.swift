/// The entries of a line of ``SDKNames``, which follow its name.
///
/// They are read from the text in the program itself, which never goes away: copying a part, or
/// counting a reference, for each entry took more time than the rest of linking.
struct SDKEntries: Sequence, IteratorProtocol {
  private let text: UnsafeBufferPointer<UInt8>
  private var position: Int

  /// - Parameter position: the offset after the name; 0 for no line.
  init(text: StaticString, position: Int) {
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    self.position = position
  }

  mutating func next() -> SDKEntry? {
    guard position > 0, position < text.count else { return nil }
    // A line continues if the next one begins with a blank.
    if text[position] == UInt8(ascii: "\n") { position += 1 }
    guard position < text.count, text[position] == UInt8(ascii: " ") else { return nil }
    position += 1
    let entry = SDKEntry(UnsafeBufferPointer(rebasing: text[position...]))
    position += entry.count
    return entry
  }
}

/// A member, a function or an initialiser that an SDK declares, or another statement about a type,
/// as ``SDKNames`` writes it.
///
/// One pass finds both the parts and the end of an entry: most entries are rejected by their owner
/// or number of parameters, and a pass for each of these took a tenth of linking.
///
/// It is `Sendable` because the text that it points to never changes.
struct SDKEntry: @unchecked Sendable {
  private let text: UnsafeBufferPointer<UInt8>
  private let ownerEnd: UInt32
  /// The index of the parenthesis that ends the parameters; ``ownerEnd`` if there is none.
  private let parametersEnd: UInt32
  private let commaCount: UInt16
  private let isVariadic: Bool
  /// See ``SDKTable/hash(_:)``.
  let ownerHash: UInt64

  /// - Parameter line: a text that begins with the entry, which ends before the first blank or line
  ///   break.
  fileprivate init(_ line: UnsafeBufferPointer<UInt8>) {
    var position = line.first == UInt8(ascii: ".") ? 1 : 0
    var hash = SDKTable.emptyHash
    while position < line.count, case let byte = line[position], byte > UInt8(ascii: " "),
      byte != UInt8(ascii: "("), byte != UInt8(ascii: ">")
    {
      hash = SDKTable.hash(hash, byte)
      position += 1
    }
    ownerEnd = UInt32(position)
    ownerHash = hash
    var (commaCount, isVariadic): (UInt16, Bool) = (0, false)
    if position < line.count, line[position] == UInt8(ascii: "(") {
      while position < line.count, line[position] != UInt8(ascii: ")") {
        switch line[position] {
        case UInt8(ascii: ","): commaCount += 1
        // `*` marks a variadic parameter: `_:Int*`.
        case UInt8(ascii: "*"): isVariadic = true
        default: break
        }
        position += 1
      }
    }
    parametersEnd = UInt32(position)
    while position < line.count, line[position] > UInt8(ascii: " ") { position += 1 }
    self.commaCount = commaCount
    self.isVariadic = isVariadic
    text = UnsafeBufferPointer(rebasing: line[..<position])
  }

  /// The number of bytes of the entry.
  var count: Int { text.count }
  /// Whether nothing but the name is known.
  var isUnknown: Bool { text[0] == UInt8(ascii: "?") }
  /// Whether the entry is an initialiser or a subscript of a type; such entries come after all
  /// others of the type.
  var isTaken: Bool { text[0] >= UInt8(ascii: "A") }
  /// Whether the entry states that the values of a type may be raw values of an enum.
  var isOfRawType: Bool { text[0] == UInt8(ascii: "=") }
  /// Whether the member may be declared by a type of which more than the names of members is known;
  /// false only for `?`. See ``SDKNames``.
  var isOfKnownType: Bool { !isUnknown || text.count > 1 }
  /// Whether the entry is a member of the type itself, not of its values.
  var isOfType: Bool { text[0] == UInt8(ascii: ".") }
  /// The name of a supertype of the type; `nil` for any other entry.
  var supertypeText: Slice<UnsafeBufferPointer<UInt8>>? {
    text[0] == UInt8(ascii: "<") ? text.dropFirst() : nil
  }

  /// All bytes of the entry.
  var bytes: UnsafeBufferPointer<UInt8> { text }

  /// The sign of an entry of a type, and the text after it. Entries of members have no sign.
  var marked: (sign: UInt8, text: Slice<UnsafeBufferPointer<UInt8>>)? {
    text.count > 1 ? (text[0], text.dropFirst()) : nil
  }

  /// The type that declares the member, or the word `init` or `subscript`; empty for a global
  /// function.
  var ownerText: Slice<UnsafeBufferPointer<UInt8>> { text[(isOfType ? 1 : 0)..<Int(ownerEnd)] }

  /// Whether the member is called, unlike a property.
  var takesArguments: Bool { parametersEnd > ownerEnd }

  /// Whether a call may have this many arguments, according to the number of parameters: not two
  /// for `first(where:)`.
  func mayTake(argumentCount: Int) -> Bool {
    guard parametersEnd > ownerEnd + 1 else { return argumentCount == 0 }
    return isVariadic || argumentCount <= Int(commaCount) + 1
  }

  /// The name of the type of the member's value or result; empty if that is not known.
  var resultText: Slice<UnsafeBufferPointer<UInt8>> {
    let start = Int(takesArguments ? parametersEnd + 2 : ownerEnd + 1)
    return text[Swift.min(start, text.count)...]
  }

  /// The parameters, in order.
  var parameterList: [Parameter] {
    guard parametersEnd > ownerEnd + 1 else { return [] }
    var result: [Parameter] = []
    result.reserveCapacity(Int(commaCount) + 1)
    var start = Int(ownerEnd) + 1
    let end = Int(parametersEnd)
    for position in start...end where position == end || text[position] == UInt8(ascii: ",") {
      result.append(Parameter(text[start..<position]))
      start = position + 1
    }
    return result
  }

  func isOwned(by text: some Collection<UInt8>) -> Bool { ownerText.elementsEqual(text) }

  /// A parameter: `_:Int=`, `in:Locale?`.
  struct Parameter {
    /// The label; `_` for none.
    let label: Slice<UnsafeBufferPointer<UInt8>>
    /// The name of the type, without generic arguments; empty for a function, a key path, a generic
    /// parameter, and a type without a name, such as a tuple.
    let type: Slice<UnsafeBufferPointer<UInt8>>
    /// Whether the type of that name is optional.
    let isOptional: Bool
    let isFunction: Bool
    let isKeyPath: Bool
    let hasDefault: Bool
    let isVariadic: Bool

    fileprivate init(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
      var rest = text
      var (hasDefault, isVariadic) = (false, false)
      while let mark = rest.last, mark == UInt8(ascii: "=") || mark == UInt8(ascii: "*") {
        if mark == UInt8(ascii: "=") { hasDefault = true } else { isVariadic = true }
        rest.removeLast()
      }
      isOptional = rest.last == UInt8(ascii: "?")
      if isOptional { rest.removeLast() }
      let labelEnd = rest.firstIndex(of: UInt8(ascii: ":")) ?? rest.endIndex
      label = rest[..<labelEnd]
      let sort = rest[labelEnd...].dropFirst()
      isFunction = sort.count == 1 && sort.first == UInt8(ascii: "f")
      isKeyPath = sort.count == 1 && sort.first == UInt8(ascii: "k")
      type = isFunction || isKeyPath ? sort.prefix(0) : sort
      (self.hasDefault, self.isVariadic) = (hasDefault, isVariadic)
    }

    var isUnlabelled: Bool { label.count == 1 && label.first == UInt8(ascii: "_") }
  }
}
