/// The kinds of rules that a rules file may have, in the order in which they are documented.
package struct RuleKinds: Sendable {
  package let all: [any RuleKind.Type]

  package init(_ all: [any RuleKind.Type]) { self.all = all }

  package static func + (left: Self, right: [any RuleKind.Type]) -> Self { Self(left.all + right) }
}
