/// Limits on the work of linking. Code that people write exceeds none of them, and for generated or
/// malicious code they bound the work for each of its names.
///
/// Code beyond a limit is ignored and makes no dependency, unless the limit says otherwise.
enum Limits {
  /// Declarations with the same name in the same scope, among which a call may choose.
  static let overloads = 256
  /// Parameters of one function that arguments are compared with, and arguments of one call.
  static let parameters = 256
  /// Meanings of a name, each of which would be a dependency.
  static let meanings = 12
  /// Types with the same name in one module that are examined for a file without a type of that
  /// name; also types with the same name in one type.
  static let namesakes = 256
  /// Scopes around a name that are searched.
  static let nesting = 256
  /// Protocols that a protocol inherits from, in which a name is looked up.
  static let inheritedProtocols = 128
  /// Parameters of a function whose types may constrain its generic parameters.
  static let signatureTypes = 16
  /// Generic parameters of one declaration.
  static let genericParameters = 64
  /// Generic types around a nested type whose generic arguments the nested type keeps.
  static let genericNesting = 8
  /// Types that one type is made of; the parts of a larger type are unknown, so that whatever is
  /// done with a type takes a bounded time.
  static let typeParts = 256
  /// External types that contain types of one name; if the project extends more, the types of that
  /// name are not distinguished.
  static let outerTypes = 16
  /// Names of types nested in an external type that hide the project's types in its extensions.
  static let nestedNames = 64
  /// Requirements of one declaration.
  static let requirements = 256
  /// Types that one typealias names.
  static let aliasParts = 64
  /// Types found through one typealias: once there are so many, the typealiases among them are no
  /// longer followed.
  static let nestedAliasParts = 6
  /// Types of a composition of protocols, including those of the compositions in it.
  static let composedTypes = 128
  /// Declarations and constraints in which the second name of one path is looked up: `Item` in
  /// `T.Item`.
  static let constraints = 128
  /// Bytes of all conditions that decide whether a branch is compiled.
  static let conditionLength = 2_048
  /// External supertypes of one type, each of which a use of an inherited member may mean.
  static let externalSupertypes = 64
  /// Arguments of a property wrapper in which its generic arguments are looked for.
  static let wrapperArguments = 16
  /// Types of the project that a type inherits from, directly or not.
  static let supertypes = 128
  /// Comparisons of members with requirements, to find the type that an associated type stands for.
  static let witnessComparisons = 4_096
  /// Rounds in which typealiases, or extensions, that depend on each other are resolved.
  static let rounds = 32
  /// Pairs of overloads whose parameters are compared for one use.
  static let overloadComparisons = 4_096
  /// Names of one path that are resolved as names of types: `A`, `B` and `C` in `A.B.C`.
  static let pathTypes = 64
  /// Pairs of large types of which it is kept whether one is accepted as the other.
  static let knownAcceptances = 65_536
  /// Declarations with the name of a case of a `switch` over a value of unknown type, among which its
  /// enum is looked for.
  static let caseOwners = 1_024
  /// Declarations with one name of which it is found out whether they may be compiled together with a
  /// use of the name.
  static let comparedBranches = 64
}
