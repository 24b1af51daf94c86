import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// The condition that a type receives its dependencies on some components from outside: no initial
/// value of a stored property creates an instance or takes a shared one, as in
/// `let client = Client()` and `let client = Client.shared`.
package struct InjectionCondition: DeclarationCondition {
  package static let components = RuleOption<[ComponentReference]>.components(
    "injects",
    "No initial value of a stored property creates an instance of these components, or takes a shared "
      + "instance.")
  package static var option: any DeclaredOption { components }

  package let references: [ComponentReference]
  package let mark: Mark

  package init?(_ fields: Fields) {
    references = fields[Self.components]
    if references.isEmpty { return nil }
    mark = fields.mark(of: Self.components.key)
  }

  package func concerns(_ kind: DeclarationKind) -> Bool { kind.isNominalType && kind != .protocol }

  package func breaches(by declarations: [JudgedDeclaration], in context: RuleContext)
    -> [any Breach]
  {
    let injected = context.components.components(of: references)
    return declarations.flatMap { declaration in
      context.typeParts.members(of: declaration.id).flatMap { member -> [any Breach] in
        guard context.graph.declarations[member].traits.contains(.stored) else { return [] }
        let made = context.graph.dependencies(from: member)
        return made.indices.compactMap { position -> (any Breach)? in
          let dependency = made[position]
          let membership = context.components.membership(of: dependency.to)
          guard !dependency.isQualifier,
            context.graph.outermost(of: dependency.to) != context.graph.outermost(of: member),
            let component = injected.first(where: membership.contains),
            let reason = reason(dependency, in: context)
          else { return nil }
          return DependencyBreach(
            edge: EdgeID(position), from: declaration.component, to: component, reason: reason)
        }
      }
    }
  }

  /// Returns the way in which the initial value of a property obtains an instance by itself; `nil`
  /// if it obtains none.
  private func reason(_ dependency: Dependency, in context: RuleContext) -> Reason? {
    let graph = context.graph
    if dependency.kind == .construct { return .creates }
    if graph.isSharedInstance(dependency.to) { return .takes(nil) }
    // The dependency leads to the named type; its member can be read only from the source text.
    guard dependency.kind == .static || dependency.kind == .type else { return nil }
    let text = context.texts.text(of: dependency.from, from: dependency.offset)
    // The length of a name does not include its backticks.
    let backticks = text.first == UInt8(ascii: "`") ? 2 : 0
    let rest = text.dropFirst(Int(dependency.length) + backticks)
    guard let name = dependency.kind == .static ? member(in: rest) : impliedMember(in: rest) else {
      return nil
    }
    let shared = context.typeParts.members(of: dependency.to).first {
      graph.matchedText(of: graph.declarations[$0].name) == name && graph.isSharedInstance($0)
    }
    // If linking found the member, e.g. that of `let s: Service = .shared`, the member is a
    // dependency of its own.
    guard let shared,
      !graph.dependencies(from: dependency.from).contains(where: { $0.to == shared })
    else { return nil }
    return .takes(name)
  }

  /// Returns `name` if the text begins with `.name`.
  private func member(in text: ArraySlice<UInt8>) -> String? {
    guard text.first == UInt8(ascii: ".") else { return nil }
    let rest = text.dropFirst()
    let name =
      rest.first == UInt8(ascii: "`")
      ? rest.dropFirst().prefix { $0 != UInt8(ascii: "`") }
      : rest.prefix { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F
          || byte >= 0x80
      }
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns `name` if the text, which follows a type in an annotation, assigns `.name`: ` = .name`
  /// after `let client: Client`.
  private func impliedMember(in text: ArraySlice<UInt8>) -> String? {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")),
      !text[..<equals].contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") })
    else { return nil }
    return member(in: text[(equals + 1)...].drop { $0 == 0x20 || $0 == 0x0A })
  }

  package enum Reason: BreachReason {
    case creates
    /// The name of the shared member if the dependency is on its type; `nil` if it is on the
    /// member.
    case takes(String?)

    package func message(_ parts: BreachWords) -> String {
      var parts = parts
      let verb = if case .takes = self { "takes" } else { "creates" }
      if case .takes(let member?) = self { parts.to += "." + member }
      return "\(parts.fromWords) \(verb) \(parts.toWords) itself, instead of receiving it"
    }

    package func remedy(_ parts: BreachWords) -> String {
      switch self {
      case .creates: "take the \(parts.toType) as an argument of init"
      case .takes: "take the values that it provides as arguments of init"
      }
    }
  }
}

extension DependencyGraph {
  /// Whether a declaration counts as a static property with an instance of its own type: it is
  /// called `shared`, or it names the type, as in `static let standard = Settings()`.
  package func isSharedInstance(_ declaration: DeclarationID) -> Bool {
    let value = declarations[declaration]
    guard value.traits.contains(.static), value.kind == .variable || value.kind == .constant,
      let type = type(around: declaration)
    else { return false }
    return matchedText(of: value.name) == "shared"
      || dependencies(from: declaration).contains {
        $0.to == type && ($0.kind == .construct || $0.kind == .type)
      }
  }
}
