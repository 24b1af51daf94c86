/// The entries of a line of ``SDKNames``, which follow its name.
///
/// They point into the static text of ``SDKNames``, which is never freed. Copying the bytes of each
/// entry, or retaining an owner of them, took more time than the rest of linking.
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

/// A member, a function or an initialiser that an SDK declares, or a statement about a type, e.g.
/// that it has a supertype, as ``SDKNames`` writes it.
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
  /// Whether the entry is `?` or `??`: an SDK declares a member, function or type with the name of
  /// the line, and no more of it is known. See ``SDKNames``.
  var isUnknown: Bool { text[0] == UInt8(ascii: "?") }
  /// Whether the entry, in the line of a type, is an initialiser or a subscript, not a statement
  /// about the type. These entries begin with a letter and come last, so a search for statements
  /// ends at the first of them.
  var isInitializerOrSubscript: Bool { text[0] >= UInt8(ascii: "A") }
  /// Whether the entry states that the values of a type may be raw values of an enum.
  var isOfRawType: Bool { text[0] == UInt8(ascii: "=") }
  /// Whether the member may belong to a type whose members are known by more than their names.
  /// False for `?` alone: `??` is a member that Apple's frameworks add to a type of the toolchain.
  /// See ``SDKNames``.
  var isOfKnownType: Bool { !isUnknown || text.count > 1 }
  /// Whether the entry is a static member.
  var isOfType: Bool { text[0] == UInt8(ascii: ".") }
  /// The name of a supertype, if the entry states one; `nil` otherwise.
  var supertypeText: Slice<UnsafeBufferPointer<UInt8>>? {
    text[0] == UInt8(ascii: "<") ? text.dropFirst() : nil
  }

  /// All bytes of the entry.
  var bytes: UnsafeBufferPointer<UInt8> { text }

  /// The sign with which an entry in the line of a type begins, such as `#` or `/`, and the text
  /// after it; `nil` for `?`. Meaningless for initialisers, subscripts and members.
  var marked: (sign: UInt8, text: Slice<UnsafeBufferPointer<UInt8>>)? {
    text.count > 1 ? (text[0], text.dropFirst()) : nil
  }

  /// The type that declares the member, or the word `init` or `subscript`; empty for a global
  /// function.
  var ownerText: Slice<UnsafeBufferPointer<UInt8>> { text[(isOfType ? 1 : 0)..<Int(ownerEnd)] }

  /// Whether the entry has a list of parameters, which may be empty, unlike a property.
  var takesArguments: Bool { parametersEnd > ownerEnd }

  /// Whether the member has enough parameters for this many arguments: not for two in
  /// `first(where:)`. Fewer arguments always fit, because parameters may have default values.
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
