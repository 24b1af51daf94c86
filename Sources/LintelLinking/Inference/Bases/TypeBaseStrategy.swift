/// The strategies for finding the meaning of a base that is written like a type or module, in the
/// order in which they are tried. The first that knows the meaning ends the look-up.
enum TypeBaseStrategy: CaseIterable {
  /// The type around the name: `Self.shared`. Must come before ``type``, because no declaration is
  /// named `Self`.
  case selfType
  /// A type of the project: `Row.shared`, `Core.Row.shared`. Must come before ``moduleMember``,
  /// because a type hides the module with its name.
  case type
  /// A generic parameter: `T.make()`. Only the member after it has a meaning. Must come before
  /// ``external``, which would take the name for that of an external type.
  case genericParameter
  /// A global after the name of its module: `Core.load()`. Comes before ``value``, because the name
  /// of a module is seldom that of a constant as well.
  case moduleMember
  /// A constant with a name like that of a type: `Theme.title` with `let Theme = makeTheme()`. Must
  /// come before ``external``, because a name that the project declares is not external.
  case value
  /// A type that the project does not declare: `Date.distantPast`.
  case external
}
