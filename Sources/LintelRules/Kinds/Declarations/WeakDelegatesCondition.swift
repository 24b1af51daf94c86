import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The condition that delegates are not kept alive by the types that call them.
///
/// A delegate is a stored variable named `delegate` or `…Delegate` whose declared type is a class,
/// an actor, or a class-bound protocol of the project: `var delegate: LoginDelegate?`. A type that
/// creates its delegate owns it (`delegate = Impl()`, where `Impl` is the declared type or conforms
/// to it), and a variable with a property wrapper cannot be weak, so these are not reported.
package struct WeakDelegatesCondition: DeclarationCondition {
  package static let flag = RuleOption<Bool>.flag(
    "weak-delegates", "Variables named 'delegate' or '…Delegate' are 'weak' or 'unowned'.")
  package static var option: any DeclaredOption { flag }

  package let mark: Mark

  package init?(_ fields: Fields) {
    guard fields[Self.flag] else { return nil }
    mark = fields.mark(of: Self.flag.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { kind.isNominalType && kind != .protocol }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    let graph = context.graph
    return declarations.flatMap { declaration in
      let members = context.typeParts.members(of: declaration.id)
      return members.compactMap { member -> (any Breach)? in
        guard let type = strongDelegate(member, in: graph),
          !members.contains(where: { graph.creates(type, in: $0) })
        else { return nil }
        let name = graph.text(of: graph.declarations[member].name)
        return DeclarationBreach(
          declaration.id, fails: key, at: member, of: declaration.component,
          reason: Shortcoming(
            statement: "holds '\(name)' strongly, which keeps both alive when the delegate owns it",
            remedy: "declare it as 'weak var \(name)', of an optional type"))
      }
    }
  }

  /// Returns the type of a delegate that is not weak; `nil` for any other member.
  private func strongDelegate(
    _ member: DeclarationID, in graph: DependencyGraph
  ) -> DeclarationID? {
    let value = graph.declarations[member]
    guard value.kind == .variable, value.traits.contains(.stored),
      value.traits.isDisjoint(with: [.weak, .unowned])
    else { return nil }
    let name = graph.matchedText(of: value.name)
    let isWrapped = graph.attributes(of: member).contains { attribute in
      let attribute = lastSegment(of: graph.matchedText(of: attribute))
      return attribute.first?.isUppercase == true && !["IBOutlet", "MainActor"].contains(attribute)
    }
    let isWrappedByProject = graph.dependencies(from: member).contains { $0.kind == .attribute }
    guard name == "delegate" || name.hasSuffix("Delegate"), !isWrapped,
      !isWrappedByProject
    else { return nil }
    let type = graph.dependencies(from: member).first {
      $0.kind == .type && graph.declarations[$0.to].kind.isNominalType
    }?.to
    return type.flatMap { graph.isClassBound($0) ? $0 : nil }
  }
}

extension DependencyGraph {
  /// Whether a member creates instances of a type, of a subclass, or of a type that conforms to it.
  package func creates(_ type: DeclarationID, in member: DeclarationID) -> Bool {
    dependencies(from: member).contains { dependency in
      guard dependency.kind == .construct, let made = self.type(around: dependency.to) else {
        return false
      }
      return made == type || allSupertypes(of: made).contains { $0.declaration == type }
    }
  }
}
