import LintelComponents
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension BoundSymbols: ProvableRule {
  /// Returns, for each denied symbol, a use in a type of each judged component, and in a type
  /// outside of these components if the rule judges it.
  package func mutations(in context: RuleContext) -> [Mutation] {
    let graph = context.graph
    let users = graph.declarations.ids.filter { declaration in
      let kind = graph.declarations[declaration].kind
      return kind.isNominalType && kind != .protocol
        && graph.outermost(of: declaration) == declaration
        && isJudged(context.components.membership(of: declaration))
    }
    let byComponent = Dictionary(grouping: users) {
      context.components.membership(of: $0).all.first(where: judged.contains)
    }
    return byComponent.sorted { ($0.key ?? .absent) < ($1.key ?? .absent) }.flatMap { _, users in
      deny.compactMap { pattern -> Mutation? in
        guard let example = pattern.example(of: sorts) else { return nil }
        return users.first { user in
          let components = context.components.membership(of: user).all
          return !hides(example, user, in: context)
            && !context.isExcusedForGood { $0.covers(pattern, by: components) }
        }.map { user in
          Mutation(
            change: .code("func lintelProof() { _ = \(example) }", in: user),
            summary: "'\(graph.qualifiedName(of: user))' uses '\(example)'")
        }
      }
    }
  }

  /// Whether a type has or inherits a member with the first name of a use, so that the use would
  /// mean the member, or has this name itself, because a type may use its own members.
  private func hides(
    _ example: String, _ type: DeclarationID, in context: RuleContext
  ) -> Bool {
    let graph = context.graph
    let supertypes = graph.allSupertypes(of: type).compactMap(\.declaration)
    let head =
      example.hasPrefix("`")
      ? example.dropFirst().prefix { $0 != "`" } : example.prefix { $0 != "." && $0 != "(" }
    let types = [type] + supertypes
    return (types + types.flatMap(context.typeParts.members)).contains {
      graph.text(of: graph.declarations[$0].name) == head
    }
  }
}

extension SymbolPattern {
  /// Returns code that uses the symbol of the pattern, with invented names for wildcards:
  /// `LintelProof.shared` for `*.shared`; `nil` if the rule judges no such code.
  fileprivate func example(of sorts: SymbolSorts) -> String? {
    let isType = names.last.map { NameRules.isCapitalized($0.text) } ?? false
    let isCreation = names.last?.text == "init"
    if isCreation || arguments != nil {
      return sorts.fits(isType: isType || isCreation, isCalled: true) ? example : nil
    }
    if sorts.fits(isType: isType, isCalled: false) { return example }
    return sorts.fits(isType: isType, isCalled: true) ? example + "()" : nil
  }

  private var example: String {
    let last = names.count - 1
    var code = names.indices.map { index in
      let name = names[index].text
      if name == "*" { return index < last ? "LintelProof" : "lintelProof" }
      let filled = name.map { $0 == "*" || $0 == "?" ? "x" : String($0) }.joined()
      // Behind a dot, keywords need no backticks, and `init` and `self` have another meaning there.
      return index == 0 && !["Self", "self", "super"].contains(filled)
        ? NameRules.written(filled) : NameRules.writtenLabel(filled)
    }.joined(separator: ".")
    if case .labels(let labels) = arguments {
      code +=
        "("
        + labels.map { $0 == "_" ? "0" : "\(NameRules.writtenLabel($0)): 0" }.joined(
          separator: ", ") + ")"
    } else if arguments != nil || names[last].text == "init" {
      code += "()"
    }
    return code
  }
}
