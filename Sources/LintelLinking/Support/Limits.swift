/// How much of one thing is looked at. Nobody writes more, and where a program made the code, or
/// somebody who means harm, time still grows with the code and no faster.
///
/// What is beyond a limit is left out: it makes no dependency.
enum Limits {
  /// Declarations of one name in one scope among which a call may choose.
  static let overloads = 256
  /// Parameters of one function that arguments are compared with.
  static let parameters = 256
  /// Things that one name may mean, of which each would be a dependency.
  static let meanings = 12
  /// Types of one name in one module that a file which has none itself looks through.
  static let namesakes = 256
  /// Scopes around a name that are looked through.
  static let nesting = 256
  /// Requirements of one declaration.
  static let requirements = 256
  /// Types that one typealias names.
  static let aliasParts = 64
  /// Types that one typealias is made of, past which those in typealiases that it names are left
  /// out.
  static let nestedAliasParts = 6
}
