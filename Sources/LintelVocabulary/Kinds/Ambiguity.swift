/// Why a name that is written may mean several things.
///
/// The raw value is the word used in reports.
public enum Ambiguity: String, BitwiseCopyable, CaseIterable, Sendable {
  /// Several declarations of the project have the name, and nothing else is meant.
  case declarations = "several-declarations"
  /// So many declarations of the project have the name that only some are told.
  case many = "many-declarations"
  /// It belongs to a type that the project declares several times, not always with such a member.
  case owners = "several-owners"
  /// The arguments fit several declarations of the project, and nothing else.
  case overloads = "several-overloads"
  /// A type or member that an SDK declares fits as well.
  case sdk
  /// It may be inherited from outside of the project.
  case inherited
  /// It is an initialiser that a class inherits, and so one of that class's own to the compiler.
  case initializer = "inherited-initializer"
  /// It may belong to a type of a module that is not at hand.
  case module = "unknown-module"
  /// The type of what it belongs to is not known.
  case type = "unknown-type"
}

extension Ambiguity {
  /// Whether all that may be meant is known: so many declarations of the project.
  public var isOfProject: Bool { self == .declarations || self == .overloads }
}
