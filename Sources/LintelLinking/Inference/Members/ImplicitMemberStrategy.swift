/// The strategies for finding the meaning of `.name`, in the order in which they are tried. The
/// first that finds a meaning ends the look-up.
enum ImplicitMemberStrategy: CaseIterable {
  /// A member of the type that the usage requires: `let phase: Phase = .idle`. Must come before all
  /// others, because the compiler looks into no other type.
  case expected
  /// A member of the type of the implicit member before it: `.busy` in `[.idle, .busy]`. Must come
  /// before ``taken``, because both members have the same type, which is known from the project.
  case sibling
  /// A member of the type that an SDK's function takes: `post(name: .changed)`. Must come before
  /// ``held``, because the parameter is declared with this type.
  case taken
  /// A member of a generic argument of the value whose method takes it:
  /// `snapshot.appendItems([.loader])` of a `Snapshot<Section, Item>`. Must come before
  /// ``onlyName``, because the type restricts what the name may mean.
  case held
  /// The key of a coder, which is mostly declared by the compiler and so has no meaning:
  /// `decode(Int.self, forKey: .id)`. Must come before ``onlyName``, which would find a member of
  /// another type.
  case codingKey
  /// The only member of a type in the project that has the name: `show(.idle)` of an unknown `show`.
  case onlyName
}
