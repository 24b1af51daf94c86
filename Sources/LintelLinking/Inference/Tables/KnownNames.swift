import LintelScanner

/// The numbers of the names that the language, its standard library or an SDK gives a meaning.
struct KnownNames: ~Copyable {
  let initializer: NameID
  let `subscript`: NameID
  let selfMember: NameID
  let selfType: NameID
  /// The metatype of a type: `Row.Type`.
  let metatypeName: NameID
  let string: NameID
  let int: NameID
  let double: NameID
  let bool: NameID
  let array: NameID
  let dictionary: NameID
  /// The number of each closure parameter `$0`, `$1`, …; `-1` for other names. Indexed by name from
  /// the first such name to the last, so that most names of variables need no look-up.
  private let closureParameters: (first: NameID, numbers: [UInt8?])
  /// Collections that inference treats as arrays: the elements of `Set<Row>` are of type `Row`.
  let arrays: [NameID]
  /// Sequences and their protocols: `map` of a type that conforms to one is not that of an
  /// optional.
  let sequences: [NameID]
  let optional: NameID
  /// The label of the second argument of a dictionary's subscript: `rows[key, default: .empty]`.
  let `default`: NameID
  /// The generic parameter of `Optional`.
  let wrapped: NameID
  /// The members that `Optional` has itself: `row.map { $0.title }`.
  let membersOfOptional: [NameID]
  /// The members of `Binding` and `Bindable` themselves, which come before those of the value:
  /// `$row.id`.
  let bindingMembers: [NameID]
  /// The property wrappers whose projected value is a `Binding` or a `Bindable`.
  let bindingWrappers: [NameID]
  /// The modifiers of views that pass a value of their first argument to a closure:
  /// `onReceive(model.events) { event in … }`.
  let passingModifiers: [NameID]
  /// The name of a collection's elements in its extensions: `extension Array where Element == Row`.
  let element: NameID
  let keyPaths: [NameID]
  /// Members of a collection that are one of its elements: `rows.first`.
  let elementMembers: [NameID]
  /// The members among these that are `nil` if there is no element: `rows.first`.
  let optionalMembers: [NameID]
  /// Members of a collection that are collections of the same elements: `rows.filter { $0.isNew }`.
  let collectionMembers: [NameID]
  /// Members among ``collectionMembers`` that make arrays of all collections: `tags.sorted()`.
  let orderings: [NameID]
  let reversed: NameID
  /// Collections besides `Array` whose `reversed()` makes a collection of a type of its own.
  let bidirectional: [NameID]
  /// Members among ``collectionMembers`` that make a part of a collection: `rows.dropFirst()`.
  let slicings: [NameID]
  let lazy: NameID
  let filter: NameID
  /// Collections of which `filter` makes one of the same kind.
  let filteredToSelf: [NameID]
  private let set: NameID
  /// The collections that members of others make, each with a name that the project does not use if
  /// it never names the collection. `Dictionary.Keys` has the name `Keys`.
  let collections: Collections
  /// Members of a collection that return a collection of their closure's results:
  /// `rows.map { $0.id }`.
  let mappingMembers: [NameID]
  /// Members of a collection whose closure takes several elements: `rows.min { $0.id < $1.id }`.
  let comparingMembers: [NameID]
  /// Members of a collection whose function compares two of its elements: `rows.sorted(by: <)`.
  let orderingMembers: [NameID]
  let enumerated: NameID
  let zip: NameID
  /// The enum `Result`, whose cases in ``resultCases`` are in the order of its generic parameters.
  let result: NameID
  let resultCases: [NameID]
  let keys: NameID
  let values: NameID
  let mapValues: NameID
  let reduce: NameID
  let map: NameID
  /// The protocol `Publisher`, its associated types, and the type that hides another publisher, with
  /// the operator that makes it.
  let publisher: NameID
  let anyPublisher: NameID
  let eraseToAnyPublisher: NameID
  let output: NameID
  let failure: NameID
  let flatMap: NameID
  /// For each type of an SDK, those of its supertypes that the project names as well.
  var conformances: [NameID: [NameID]] { context.conformances }
  let collectionProtocols: [NameID]

  /// Members of coders that make a value of their first argument: `decode(Row.self, from: data)`.
  let decoders: [NameID]
  /// Members of collections and sets that take one of their elements: `phases.contains(.idle)`.
  let elementTakers: [NameID]
  /// The members that search a collection for a value: `phases.contains(phase)`.
  let searchingMembers: [NameID]
  /// Protocols of sets whose elements are sets themselves: `struct Edges: OptionSet {}`.
  let setAlgebras: [NameID]
  /// The label of the subscript that a type with `@dynamicMemberLookup` has.
  let dynamicMember: NameID
  /// The property of a property wrapper that holds its value, and the parameter of its initialiser.
  let wrappedValue: NameID
  let projectedValue: NameID
  let callAsFunction: NameID
  /// `type(of:)`.
  let typeFunction: NameID
  let of: NameID
  let wrappers: KnownWrappers
  let holders: KnownHolders
  let literals: KnownLiterals
  let requirements: KnownRequirements
  /// The member of an optional that is its wrapped value: `row.unsafelyUnwrapped`.
  let unsafelyUnwrapped: NameID
  let wildcard: NameID
  /// The empty name: that of a label that is not written, and of the call of a result, `make()()`.
  let blank: NameID
  /// The name that a `catch` without a pattern binds; ``errorType`` is its type.
  let error: NameID
  let errorType: NameID
  let codingKeys: NameID
  /// The label of the raw value that makes an enum: `Phase(rawValue: 1)`.
  let rawValue: NameID
  /// The label of the coder that makes a value, its type, and the protocols of such values:
  /// `Row(from: decoder)`.
  let from: NameID
  let decoder: NameID
  let decodables: [NameID]
  /// The label of the key that a coder takes: `decode(Int.self, forKey: .id)`.
  let forKey: NameID
  /// For each `$name` that the project uses, the name without `$`, if the project uses that as
  /// well.
  var projected: [NameID: NameID] { context.projected }
  /// Static members of external types that are values of these types: `FileManager.default`.
  let sharedValues: [NameID]
  /// Views that make views of the elements of their first argument:
  /// `ForEach(rows) { Text($0.title) }`.
  let elementViews: [NameID]
  /// The cases of `Optional`, as patterns name them: `case .some(let row)`.
  let optionalCases: [NameID]

  /// External types that no value of another type is converted to; see ``TypeTable/isConcrete(_:)``.
  let concreteTypes: Set<NameID>
  /// Protocols of the standard library to which no function conforms.
  let valueProtocols: [NameID]
  /// For each typealias of an SDK that the project uses, the type that it stands for, if the project
  /// uses its name as well.
  private let aliases: [NameID: NameID]
  /// External types of values that a string literal can make. The next two lists are for literals
  /// that are numbers and Booleans.
  let textTypes: [NameID]
  let numberTypes: [NameID]
  let truthTypes: [NameID]
  /// The protocols of the standard library with associated types, to which values of any module
  /// conform.
  let commonProtocols: [NameID]
  /// The number types that an integer literal makes only if no overload takes an `Int`.
  let fractionTypes: [NameID]
  /// The attribute of declarations that a module shows only to some others: `@_spi(Testing)`.
  let systemInterface: NameID
  let optionalDefault: NameID
  /// The operator by which patterns match values: `~=`.
  let patternMatch: NameID
  /// Types of the standard library and Foundation that have operators with numbers: `date + 3`.
  let quantities: [NameID]
  /// The operators that make ranges.
  let ranges: [NameID]
  /// The types of ranges.
  let rangeTypes: [NameID]
  /// For each operator of the standard library that the project uses, its index in ``operators``.
  let precedences: [NameID: Int]
  /// The declarations of SDKs.
  var sdk: SDKTable { context.sdk }

  /// Returns the number of a closure parameter `$0`, `$1`, …; `nil` for any other name.
  func closureParameter(_ name: NameID) -> Int? {
    let place = Int(name) - Int(closureParameters.first)
    guard closureParameters.numbers.indices.contains(place) else { return nil }
    return closureParameters.numbers[place].map { Int($0) }
  }

  /// Whether a collection is a `Set`.
  func isSet(_ name: NameID) -> Bool { name == set }

  /// Returns the type that a type of an SDK is another name for, `Double` for `TimeInterval`, if
  /// the project uses both names; else the type itself.
  func original(of type: NameID) -> NameID { aliases.isEmpty ? type : aliases[type] ?? type }

  /// Whether an external type may have a member named `name`: `text.count`.
  func isExternalMember(_ name: NameID) -> Bool { sdk.isMember(name) }

  /// Whether an external function may be named `name`: `max(1, 2)`.
  func isExternalFunction(_ name: NameID) -> Bool { sdk.isFunction(name) }

  /// Whether a type of an SDK is named `name`: `let url: URL`.
  func isExternalType(_ name: NameID) -> Bool { name != Self.none && sdk.isType(name) }

  /// The number of a known name that the project does not use: no name of the project has it.
  static let none = NameID.max
  /// The name of a collection that the project never names, so that it has no members of its own
  /// but those of protocols. It fits into ``Scope/external(_:)``, unlike ``none``.
  static let otherCollection: NameID = 0x3fff_ffff

  init(_ names: NameTable, _ sdk: SDKTable) {
    let context = Context(
      sdk: sdk, conformances: sdk.namedSupertypes(), projected: names.projected())
    // The first time the names are only collected, so that each of them is written once.
    var texts = Set(
      KnownWrappers.names + KnownHolders.names + KnownLiterals.names + KnownRequirements.names)
    _ = Self(context, numbers: [:]) { texts.insert($0) }
    self.init(context, numbers: names.numbers(of: texts)) { _ in }
  }

  /// Creates a copy for another build of the same files, which takes a tenth of the time of finding
  /// the names again.
  init(_ other: borrowing KnownNames) {
    self.init(other.context, numbers: other.numbers) { _ in }
  }

  /// Values that are found by going through all names.
  private struct Context {
    let sdk: SDKTable
    let conformances: [NameID: [NameID]]
    let projected: [NameID: NameID]
  }

  private let context: Context
  private let numbers: [String: NameID]

  /// - Parameters:
  ///   - numbers: the numbers of the names that the project uses.
  ///   - visit: is called with each name.
  private init(_ context: Context, numbers: [String: NameID], visit: (String) -> Void) {
    func number(_ text: String) -> NameID {
      visit(text)
      return numbers[text] ?? Self.none
    }
    func list(_ texts: [String]) -> [NameID] { texts.map(number).filter { $0 != Self.none } }
    self.context = context
    self.numbers = numbers
    initializer = number("init")
    self.subscript = number("subscript")
    selfMember = number("self")
    selfType = number("Self")
    metatypeName = number("Type")
    string = number("String")
    int = number("Int")
    double = number("Double")
    bool = number("Bool")
    array = number("Array")
    dictionary = number("Dictionary")
    let parameters = (0..<10).map { number("$\($0)") }
    let known = parameters.filter { $0 != Self.none }
    let first = known.min() ?? 0
    var places = [UInt8?](repeating: nil, count: Int((known.max() ?? 0) - first) + 1)
    for (index, name) in parameters.enumerated() where name != Self.none {
      places[Int(name - first)] = UInt8(index)
    }
    closureParameters = (first, known.isEmpty ? [] : places)
    let arrayNames = [
      "Array", "Set", "ContiguousArray", "ArraySlice", "AnySequence", "AnyCollection", "Sequence",
      "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
      "RangeReplaceableCollection", "AsyncStream", "AsyncThrowingStream", "AnyIterator",
    ]
    arrays = list(arrayNames)
    sequences = list(
      arrayNames + ["AsyncSequence", "LazySequenceProtocol", "IteratorProtocol", "Publisher"])
    optional = number("Optional")
    `default` = number("default")
    wrapped = number("Wrapped")
    membersOfOptional = list([
      "map", "flatMap", "take", "unsafelyUnwrapped", "debugDescription", "hashValue",
      "customMirror", "publisher", "hash", "encode",
    ])
    bindingMembers = list([
      "id", "wrappedValue", "projectedValue", "transaction", "animation",
    ])
    bindingWrappers = list([
      "State", "Binding", "Bindable", "FocusState", "AppStorage", "SceneStorage", "GestureState",
    ])
    passingModifiers = list(["onReceive", "onChange", "sheet", "fullScreenCover", "popover"])
    element = number("Element")
    keyPaths = list([
      "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath",
    ])
    elementMembers = list([
      "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "removeFirst",
      "removeLast", "remove", "next",
    ])
    optionalMembers = list([
      "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "next",
    ])
    collectionMembers = list([
      "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop",
      "shuffled", "lazy", "union", "intersection", "subtracting", "symmetricDifference", "merging",
    ])
    orderings = list(["sorted", "shuffled"])
    reversed = number("reversed")
    slicings = list(["suffix", "prefix", "dropFirst", "dropLast", "drop"])
    lazy = number("lazy")
    filter = number("filter")
    // Each has a name of its own, also if the project uses none of them.
    var unused = Self.otherCollection
    func collection(_ text: String) -> NameID {
      unused -= 1
      let name = number(text)
      return name == Self.none ? unused : name
    }
    collections = Collections(
      arraySlice: collection("ArraySlice"), slice: collection("Slice"), keys: collection("Keys"),
      values: collection("Values"), lazy: collection("LazySequence"),
      lazyMap: collection("LazyMapSequence"), lazyFilter: collection("LazyFilterSequence"),
      enumerated: collection("EnumeratedSequence"), zipped: collection("Zip2Sequence"),
      reversed: collection("ReversedCollection"))
    bidirectional =
      list(["ContiguousArray", "BidirectionalCollection", "RandomAccessCollection"])
      + [collections.arraySlice, collections.enumerated, collections.reversed]
    filteredToSelf =
      list([
        "Set", "ArraySlice", "ContiguousArray", "RangeReplaceableCollection", "AsyncStream",
        "AsyncThrowingStream",
      ]) + [collections.arraySlice]
    set = number("Set")
    mappingMembers = list(["map", "compactMap", "flatMap"])
    comparingMembers = list([
      "sorted", "sort", "min", "max", "elementsEqual", "starts", "lexicographicallyPrecedes",
      "merge", "merging",
    ])
    orderingMembers = list(["sorted", "sort", "min", "max", "lexicographicallyPrecedes"])
    enumerated = number("enumerated")
    zip = number("zip")
    result = number("Result")
    resultCases = ["success", "failure"].map { number($0) }
    keys = number("keys")
    values = number("values")
    mapValues = number("mapValues")
    reduce = number("reduce")
    map = number("map")
    publisher = number("Publisher")
    anyPublisher = number("AnyPublisher")
    eraseToAnyPublisher = number("eraseToAnyPublisher")
    output = number("Output")
    failure = number("Failure")
    decoders = list(["decode", "decodeIfPresent"])
    searchingMembers = list(["contains", "firstIndex", "lastIndex"])
    elementTakers = list([
      "append", "contains", "firstIndex", "formUnion", "index", "insert", "isDisjoint", "isSubset",
      "isSuperset", "lastIndex", "remove", "subtract", "subtracting", "union", "update",
    ])
    setAlgebras = list(["OptionSet", "SetAlgebra"])
    wrappedValue = number("wrappedValue")
    projectedValue = number("projectedValue")
    callAsFunction = number("callAsFunction")
    typeFunction = number("type")
    of = number("of")
    dynamicMember = number("dynamicMember")
    wrappers = KnownWrappers(numbers)
    holders = KnownHolders(numbers)
    literals = KnownLiterals(numbers)
    requirements = KnownRequirements(numbers)
    unsafelyUnwrapped = number("unsafelyUnwrapped")
    wildcard = number("_")
    blank = number("")
    error = number("error")
    errorType = number("Error")
    codingKeys = number("CodingKeys")
    rawValue = number("rawValue")
    from = number("from")
    decoder = number("Decoder")
    decodables = list(["Decodable", "Codable"])
    forKey = number("forKey")
    sharedValues = list(["shared", "default", "standard", "main", "current"])
    elementViews = list(["ForEach", "List"])
    optionalCases = list(["none", "some"])
    flatMap = number("flatMap")
    collectionProtocols = list(Self.collectionProtocolNames)
    concreteTypes = Set(list(Self.concreteTypeNames))
    valueProtocols = list(Self.valueProtocolNames)
    var aliases: [NameID: NameID] = [:]
    for (type, names) in Self.aliasNames {
      let original = number(type)
      for name in list(names) where original != Self.none { aliases[name] = original }
    }
    self.aliases = aliases
    textTypes = list(Self.textTypeNames)
    numberTypes = list(Self.numberTypeNames)
    truthTypes = list(Self.truthTypeNames)
    commonProtocols =
      collectionProtocols
      + list(["StringProtocol", "BinaryInteger", "FloatingPoint", "AsyncSequence", "Numeric"])
    fractionTypes = list(["Double", "Float", "CGFloat", "TimeInterval"])
    var precedences: [NameID: Int] = [:]
    for (precedence, operators) in Self.operators.enumerated() {
      for name in list(operators) { precedences[name] = precedence }
    }
    self.precedences = precedences
    systemInterface = number("_spi")
    optionalDefault = number("??")
    patternMatch = number("~=")
    quantities = list(["Date", "Duration"])
    ranges = list(["..<", "..."])
    rangeTypes = list([
      "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
    ])
  }

  /// See ``collections``.
  struct Collections {
    let arraySlice: NameID
    let slice: NameID
    let keys: NameID
    let values: NameID
    let lazy: NameID
    let lazyMap: NameID
    let lazyFilter: NameID
    let enumerated: NameID
    let zipped: NameID
    let reversed: NameID

    func isLazy(_ name: NameID) -> Bool { name == lazy || name == lazyMap || name == lazyFilter }
  }

  private static let collectionProtocolNames = [
    "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection",
    "MutableCollection", "RangeReplaceableCollection", "Equatable", "Hashable",
  ]
  static let precedenceOfComparisons = 3
  /// The binary operators of the standard library by precedence, the lowest first, then its prefix
  /// operators.
  private static let operators = [
    ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="],
    ["||"],
    ["&&"],
    ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="],
    ["??"],
    ["..<", "..."],
    ["+", "-", "|", "^", "&+", "&-"],
    ["*", "/", "%", "&", "&*"],
    ["<<", ">>", "&<<", "&>>"],
    ["!", "~"],
  ]
  /// Types of the standard library and Foundation with the typealiases that stand for them.
  private static let aliasNames: [(type: String, names: [String])] = [
    (
      "Double",
      [
        "TimeInterval", "Float64", "CDouble", "CFTimeInterval", "CFAbsoluteTime",
        "FloatLiteralType",
        "CLLocationDegrees", "CLLocationDistance", "CLLocationSpeed", "CLLocationDirection",
        "CLLocationAccuracy",
      ]
    ),
    ("Float", ["Float32", "CFloat"]),
    ("Int", ["NSInteger", "CLong", "CFIndex", "IntegerLiteralType"]),
    ("UInt", ["NSUInteger", "CUnsignedLong"]),
    ("Int8", ["CChar", "CSignedChar"]), ("UInt8", ["CUnsignedChar"]),
    ("Int16", ["CShort"]), ("UInt16", ["CUnsignedShort", "unichar"]),
    ("Int32", ["CInt"]), ("UInt32", ["CUnsignedInt"]),
    ("Int64", ["CLongLong"]), ("UInt64", ["CUnsignedLongLong"]),
    ("Bool", ["CBool", "BooleanLiteralType"]),
    ("String", ["StringLiteralType"]),
    ("CGRect", ["NSRect"]), ("CGSize", ["NSSize"]), ("CGPoint", ["NSPoint"]),
  ]
  /// The names of ``concreteTypes``: `Date()` never fits a parameter of type `URL`.
  static let concreteTypeNames = [
    "String", "Substring", "StaticString", "Character", "Bool", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Decimal", "Date", "Data", "URL",
    "UUID", "URLRequest", "URLComponents", "Locale", "Calendar", "TimeZone", "DateComponents",
    "IndexPath", "IndexSet", "CharacterSet", "Notification", "Duration",
  ]
  private static let valueProtocolNames = [
    "Equatable", "Hashable", "Comparable", "Identifiable", "Encodable", "Decodable", "Codable",
    "CodingKey", "Error", "LocalizedError", "Sequence", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "AsyncSequence",
    "IteratorProtocol", "StringProtocol", "LosslessStringConvertible", "CustomStringConvertible",
    "Numeric", "SignedNumeric", "AdditiveArithmetic", "BinaryInteger", "FixedWidthInteger",
    "SignedInteger", "UnsignedInteger", "FloatingPoint", "BinaryFloatingPoint", "Strideable",
    "RawRepresentable", "CaseIterable", "OptionSet", "SetAlgebra", "RangeExpression", "View",
    "Publisher", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
    "ExpressibleByArrayLiteral", "ExpressibleByDictionaryLiteral",
  ]
  /// The types for which it is known which literals can be their values: `1` cannot be a `String`.
  static let valueTypeNames = Set(concreteTypeNames + numberTypeNames)
  static let textTypeNames = ["String", "Substring", "StaticString", "Character"]
  static let truthTypeNames = ["Bool", "NSNumber"]
  static let numberTypeNames = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Decimal", "Double", "Float", "CGFloat", "TimeInterval", "NSNumber",
  ]
}
