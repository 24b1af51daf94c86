/// The strategies for finding the meaning of a base that is no type or module, from the inside out,
/// in the order in which they are tried. The first that knows the meaning ends the look-up.
enum ValueBaseStrategy: CaseIterable {
  /// A local variable, or a parameter of a closure: `row` in `for row in rows { row.show() }`. Must
  /// come before all others, because it hides declarations further out.
  case local
  /// A parameter of a function, or a member of a type or function, around the name: `title` in
  /// `func show(title: String) { print(title) }`. Both are looked up in one walk outwards, because
  /// a parameter hides only members further out. Must come before the strategies below, because
  /// they are for names that nothing around declares.
  case around
  /// The function for the type of a value: `type(of: row)`. This strategy, the two for `$name` and
  /// ``pairs`` are only for names that the project does not declare, and the others below are not,
  /// except for ``error``. Apart from the two for `$name`, their order does not matter.
  case dynamicType
  /// The projected value of a property whose wrapper Apple's frameworks declare: `$order` with
  /// `@Published var order: Order`. Comes before ``projectedValue``, because comparing the names of
  /// wrappers takes less time than looking up their members.
  case projectedName
  /// The projected value of a property with a wrapper of the project: `$size` with
  /// `@Clamped var size = 1`.
  case projectedValue
  /// The pairs of two collections: `zip(rows, numbers)`.
  case pairs
  /// A member that an SDK gives a type around the name: `cancel()` in `class Work: Operation {}`.
  /// It ends the look-up without a meaning, or, if a global may be meant as well, makes the name
  /// ambiguous. Must come before ``ownModule``, because such a member hides globals.
  case inherited
  /// A global of the file's own module: `load()`. Must come before ``otherModule``, because it
  /// hides globals of imported modules.
  case ownModule
  /// A global of another module: `load()` after `import Core`. Must come before ``error``, because
  /// a global of that name has a type of its own.
  case otherModule
  /// The error in a `catch` without a pattern: `catch { show(error) }`.
  case error
}
