import LintelScanner

/// The numbers of names that the language or its standard library gives a meaning.
struct KnownNames: ~Copyable {
  let initializer: NameID
  let `subscript`: NameID
  let selfMember: NameID
  let selfType: NameID
  let string: NameID
  let int: NameID
  let double: NameID
  let bool: NameID
  let array: NameID
  let dictionary: NameID
  /// The number that a name has as `$0`, `$1`, …, or `-1`: for each name from the first of them on
  /// to the last, so that the names of most variables need not be looked up.
  private let closureParameters: (first: NameID, numbers: [Int8])
  /// Collections that are taken for arrays.
  let arrays: [NameID]
  /// Protocols of what has elements.
  let sequences: [NameID]
  let optional: NameID
  /// What the elements of a collection are called in extensions of it.
  let element: NameID
  let keyPaths: [NameID]
  /// Members of a collection that are one of its elements.
  let elementMembers: [NameID]
  /// Members of a collection that are collections of the same elements.
  let collectionMembers: [NameID]
  /// Those of them that are arrays, whatever the collection is.
  let orderings: [NameID]
  /// Members of a collection that are collections of what their closure returns.
  let mappingMembers: [NameID]
  /// Members of a collection whose closure is given more than one element.
  let comparingMembers: [NameID]
  let enumerated: NameID
  let zip: NameID
  /// The type of the cases in ``resultCases``, in the order of its generic parameters.
  let result: NameID
  let resultCases: [NameID]
  let keys: NameID
  let values: NameID
  let mapValues: NameID
  let reduce: NameID
  let map: NameID
  let flatMap: NameID
  /// For types of SDKs, the supertypes that the project names as well.
  let conformances: [NameID: [NameID]]
  let collectionProtocols: [NameID]

  /// Members of coders that make a value of the type that they are given.
  let decoders: [NameID]
  /// Members of collections and sets that take one of their elements.
  let elementTakers: [NameID]
  /// Protocols of sets that are values by themselves, such as sets of options.
  let setAlgebras: [NameID]
  /// The label of the subscript that a type with `@dynamicMemberLookup` has.
  let dynamicMember: NameID
  /// The first parameter of a property wrapper's initialiser.
  let wrappedValue: NameID
  let projectedValue: NameID
  let callAsFunction: NameID
  /// `type(of:)`.
  let typeFunction: NameID
  let of: NameID
  let wrappers: KnownWrappers
  let holders: KnownHolders
  let literals: KnownLiterals
  /// What an optional holds, for certain.
  let unsafelyUnwrapped: NameID
  let wildcard: NameID
  /// What stands for a label that is not written.
  let blank: NameID
  /// What a `catch` without a pattern binds, and its type.
  let error: NameID
  let errorType: NameID
  let codingKeys: NameID
  /// The label of a coder's key.
  let forKey: NameID
  /// For each `$name` in use the name without `$`.
  let projected: [NameID: NameID]
  /// What external types call a value of their own that is there for all.
  let sharedValues: [NameID]
  /// Views that make others of the elements of their first argument.
  let elementViews: [NameID]
  /// What a pattern may be called that matches an optional.
  let optionalCases: [NameID]

  /// Types that stand for themselves alone; see ``Types/isConcrete(_:)``.
  let concreteTypes: Set<NameID>
  /// Types that a literal of a string, of a number or of a truth value can be a value of.
  let textTypes: [NameID]
  let numberTypes: [NameID]
  let truthTypes: [NameID]
  let optionalDefault: NameID
  /// How strongly the operators of the standard library bind that the project uses.
  let precedences: [NameID: Int]
  /// What SDKs declare.
  let sdk: SDKTable

  /// The number that a name has as `$0`, `$1`, …, or `-1`.
  func closureParameter(_ name: NameID) -> Int {
    let place = Int(name) - Int(closureParameters.first)
    return closureParameters.numbers.indices.contains(place)
      ? Int(closureParameters.numbers[place]) : -1
  }

  /// Whether an external type may have a member of that name.
  func isExternalMember(_ name: NameID) -> Bool { sdk.isMember(name) }

  /// Whether an external function may have that name.
  func isExternalFunction(_ name: NameID) -> Bool { sdk.isFunction(name) }

  /// Whether a type of an SDK has that name.
  func isExternalType(_ name: NameID) -> Bool { name != Self.none && sdk.isType(name) }

  /// What no name of the project has.
  static let none = NameID.max

  init(_ names: NameTable, _ sdk: SDKTable) {
    let elements = [
      "first", "last", "randomElement", "min", "max", "popLast", "popFirst", "removeFirst",
      "removeLast", "remove", "next",
    ]
    let collections = [
      "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "drop",
      "shuffled", "lazy", "union", "intersection", "subtracting", "symmetricDifference", "merging",
    ]
    let decoding = ["decode", "decodeIfPresent"]
    let mappings = ["map", "compactMap", "flatMap"]
    let comparisons = [
      "sorted", "sort", "min", "max", "elementsEqual", "starts", "lexicographicallyPrecedes",
      "merge", "merging",
    ]
    let results = ["success", "failure"]
    let arrayNames = [
      "Array", "Set", "ContiguousArray", "ArraySlice", "AnySequence", "AnyCollection", "Sequence",
      "Collection", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
      "RangeReplaceableCollection", "AsyncStream", "AsyncThrowingStream", "AnyIterator",
    ]
    let otherSequences = ["AsyncSequence", "LazySequenceProtocol", "IteratorProtocol", "Publisher"]
    let others = [
      "init", "subscript", "self", "Self", "Bool", "Dictionary", "Optional", "zip", "Result",
      "enumerated", "keys", "values", "mapValues", "reduce", "Collection", "Element", "_", "",
      "error", "Error", "wrappedValue", "projectedValue", "dynamicMember", "CodingKeys", "forKey",
      "callAsFunction", "type", "of",
      "unsafelyUnwrapped",
    ]
    let shared = ["shared", "default", "standard", "main", "current"]
    let views = ["ForEach", "List"]
    let optionals = ["none", "some"]
    let keyPathNames = [
      "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath", "PartialKeyPath",
    ]
    let takers = [
      "append", "contains", "firstIndex", "formUnion", "index", "insert", "isDisjoint", "isSubset",
      "isSuperset", "lastIndex", "remove", "subtract", "subtracting", "union", "update",
    ]
    let algebras = ["OptionSet", "SetAlgebra"]
    let dollars = (0..<10).map { "$\($0)" }
    let texts =
      elements + collections + mappings + comparisons + results + decoding + takers + algebras
      + arrayNames + keyPathNames + otherSequences + others + dollars + KnownWrappers.names
      + KnownHolders.names + KnownLiterals.names + shared + views + optionals
      + Self.collections + Self.concreteTypeNames + Self.numberTypeNames
      + Self.operators.joined()
    let numbers = names.numbers(of: Set(texts))
    func number(_ text: String) -> NameID { numbers[text] ?? Self.none }
    func list(_ texts: [String]) -> [NameID] { texts.compactMap { numbers[$0] } }
    initializer = number("init")
    self.subscript = number("subscript")
    selfMember = number("self")
    selfType = number("Self")
    string = number("String")
    int = number("Int")
    double = number("Double")
    bool = number("Bool")
    array = number("Array")
    dictionary = number("Dictionary")
    let parameters = dollars.map { number($0) }
    let known = parameters.filter { $0 != Self.none }
    let first = known.min() ?? 0
    var places = [Int8](repeating: -1, count: Int((known.max() ?? 0) - first) + 1)
    for (index, name) in parameters.enumerated() where name != Self.none {
      places[Int(name - first)] = Int8(index)
    }
    closureParameters = (first, known.isEmpty ? [] : places)
    arrays = list(arrayNames)
    sequences = list(arrayNames + otherSequences)
    optional = number("Optional")
    element = number("Element")
    keyPaths = list(keyPathNames)
    elementMembers = list(elements)
    collectionMembers = list(collections)
    orderings = list([
      "sorted", "reversed", "shuffled", "suffix", "prefix", "dropFirst", "dropLast",
    ])
    mappingMembers = list(mappings)
    comparingMembers = list(comparisons)
    enumerated = number("enumerated")
    zip = number("zip")
    result = number("Result")
    resultCases = results.map { number($0) }
    keys = number("keys")
    values = number("values")
    mapValues = number("mapValues")
    reduce = number("reduce")
    map = number("map")
    decoders = list(decoding)
    elementTakers = list(takers)
    setAlgebras = list(algebras)
    wrappedValue = number("wrappedValue")
    projectedValue = number("projectedValue")
    callAsFunction = number("callAsFunction")
    typeFunction = number("type")
    of = number("of")
    dynamicMember = number("dynamicMember")
    wrappers = KnownWrappers(numbers)
    holders = KnownHolders(numbers)
    literals = KnownLiterals(numbers)
    unsafelyUnwrapped = number("unsafelyUnwrapped")
    wildcard = number("_")
    blank = number("")
    error = number("error")
    errorType = number("Error")
    codingKeys = number("CodingKeys")
    forKey = number("forKey")
    projected = names.projected()
    sharedValues = list(shared)
    elementViews = list(views)
    optionalCases = list(optionals)
    self.sdk = sdk
    flatMap = number("flatMap")
    conformances = sdk.namedSupertypes()
    collectionProtocols = list(Self.collections)
    concreteTypes = Set(list(Self.concreteTypeNames))
    textTypes = list(Self.textTypeNames)
    numberTypes = list(Self.numberTypeNames)
    truthTypes = list(Self.truthTypeNames)
    var precedences: [NameID: Int] = [:]
    for (precedence, operators) in Self.operators.enumerated() {
      for name in list(operators) { precedences[name] = precedence }
    }
    self.precedences = precedences
    optionalDefault = number("??")
  }

  private static let collections = [
    "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection",
    "MutableCollection", "RangeReplaceableCollection", "Equatable", "Hashable",
  ]
  static let precedenceOfComparisons = 1
  /// The operators between two operands, those that bind least first.
  private static let operators = [
    ["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*="],
    ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="],
    ["??"],
    ["..<", "..."],
    ["+", "-", "|", "^", "&+", "&-"],
    ["*", "/", "%", "&", "&*"],
    ["<<", ">>", "&<<", "&>>"],
  ]
  /// Value types that nothing else is turned into.
  static let concreteTypeNames = [
    "String", "Substring", "StaticString", "Character", "Bool", "Int", "Int8", "Int16", "Int32",
    "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Decimal", "Date", "Data", "URL",
    "UUID", "URLRequest", "URLComponents", "Locale", "Calendar", "TimeZone", "DateComponents",
    "IndexPath", "IndexSet", "CharacterSet", "Notification", "Duration",
  ]
  /// Types of which it is known which literals their values can be written as.
  static let valueTypeNames = Set(concreteTypeNames + numberTypeNames)
  static let textTypeNames = ["String", "Substring", "StaticString", "Character"]
  static let truthTypeNames = ["Bool", "NSNumber"]
  static let numberTypeNames = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Decimal", "Double", "Float", "CGFloat", "TimeInterval", "NSNumber",
  ]
}
