/// The reason why a written name may have several meanings.
///
/// The raw value is the word used in reports.
public enum Ambiguity: String, BitwiseCopyable, CaseIterable, Sendable {
  /// Several declarations of the project have the name, and no other meaning is possible.
  case declarations = "several-declarations"
  /// So many declarations of the project have the name that only some are reported.
  case many = "many-declarations"
  /// The name belongs to a type that the project declares several times, not always with such a
  /// member.
  case owners = "several-owners"
  /// The arguments fit several declarations of the project, and no other meaning is possible.
  case overloads = "several-overloads"
  /// A type or member that an SDK declares fits as well.
  case sdk
  /// The name may be inherited from a type outside of the project.
  case inherited
  /// The name is an initialiser that a class inherits, which the compiler treats as the class's
  /// own.
  case initializer = "inherited-initializer"
  /// The name may belong to a type of an external module that cannot be read.
  case module = "unknown-module"
  /// The name is a member of a value whose type is unknown.
  case type = "unknown-type"
}

extension Ambiguity {
  /// Whether all possible meanings are known: several declarations of the project.
  public var isOfProject: Bool { self == .declarations || self == .overloads }
}
