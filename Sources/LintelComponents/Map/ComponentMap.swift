import LintelConfiguration
import LintelGraph
import LintelText

/// Which declarations belong to which components.
///
/// A declaration is a member of a component that it matches by itself, and of those of the
/// declarations around it; a file's scope passes nothing on. What "by itself" means is told at
/// ``SelectorStrength``.
package final class ComponentMap: Sendable {
  package let definitions: [ComponentDefinition]
  /// In the order of the configuration, members of a family by name.
  package let components: [Component]
  /// The first one is ``Membership/none``.
  package let memberships: [Membership]
  /// One per declaration.
  package let membershipOf: [MembershipID]
  /// One per module: the components that hold every file of it.
  package let membershipOfModule: [MembershipID]
  /// How many declarations each component has.
  package let sizes: [Int]
  private let declared: DeclaredNames
  /// The positions of the definitions, and of the components, of a name.
  private let definitionsByName: [String: [Int]]
  private let componentsByName: [String: [Int]]
  /// The positions of the definitions that more than one name fits.
  private let families: [Int]
  /// The components of each definition, which follow each other.
  private let componentsOfDefinition: [Range<Int>]

  init(
    definitions: [ComponentDefinition], components: [Component], memberships: [Membership],
    membershipOf: [MembershipID], membershipOfModule: [MembershipID], sizes: [Int]
  ) {
    self.definitions = definitions
    self.components = components
    self.memberships = memberships
    self.membershipOf = membershipOf
    self.membershipOfModule = membershipOfModule
    self.sizes = sizes
    declared = DeclaredNames(definitions.map(\.pattern))
    definitionsByName = Dictionary(grouping: definitions.indices) { definitions[$0].name }
    componentsByName = Dictionary(grouping: components.indices) { components[$0].name }
    families = definitions.indices.filter { !definitions[$0].pattern.isLiteral }
    var next = 0
    componentsOfDefinition = definitions.indices.map { definition in
      let start = next
      while next < components.count, components[next].definition == definition { next += 1 }
      return start..<next
    }
  }

  package func membership(of declaration: DeclarationID) -> Membership {
    memberships[membershipOf[declaration.position]]
  }

  /// The components that hold every file of a module; none for a module outside the project.
  package func membership(ofModule module: ModuleID?) -> Membership {
    module.map { memberships[membershipOfModule[$0.position]] } ?? .none
  }

  package func name(of component: ComponentID) -> String { components[component].name }

  package func isEmpty(_ component: ComponentID) -> Bool { sizes[component.position] == 0 }

  /// The components that a reference means, in ascending order.
  ///
  /// A family as declared gives the values of its captures, one with some of them filled in, such
  /// as `{feature}.View` for `{feature}.{role}`, those of the others; any other text names
  /// components whatever their values.
  package func matches(of reference: ComponentReference) -> [ComponentMatch] {
    let reference = declared.resolved(reference)
    if let family = definitionsByName[reference.text]?.first {
      return componentsOfDefinition[family].map {
        ComponentMatch(component: ComponentID($0), values: components[$0].values)
      }
    }
    guard let pattern = try? NamePattern(reference.text) else { return [] }
    let candidates =
      pattern.isLiteral
      ? componentsByName[reference.text] ?? [] : Array(components.indices)
    return candidates.compactMap { position in
      let component = components[position]
      guard let values = pattern.pattern.captures(in: component.name),
        values.allSatisfy({ component.values[$0.key] == $0.value })
      else { return nil }
      return ComponentMatch(component: ComponentID(position), values: values)
    }
  }

  /// Positions of the definitions that a reference could mean a component of.
  package func definitions(for reference: ComponentReference) -> [Int] {
    let text = declared.resolved(reference).text
    let own = definitionsByName[text] ?? []
    guard let pattern = try? NamePattern(text) else { return own }
    let candidates = pattern.isLiteral ? families : Array(definitions.indices)
    return Set(own + candidates.filter { pattern.fits(definitions[$0].pattern) }).sorted()
  }

  /// Whether nothing belongs to a definition.
  package func isEmpty(definition position: Int) -> Bool {
    !componentsOfDefinition[position].contains { sizes[$0] > 0 }
  }

  package func matches(of references: [ComponentReference]) -> [ComponentMatch] {
    references.flatMap(matches(of:))
  }

  /// The components that references mean, each once, in the order in which they are first named.
  package func components(of references: [ComponentReference]) -> [ComponentID] {
    var seen: Set<ComponentID> = []
    return matches(of: references).map(\.component).filter { seen.insert($0).inserted }
  }
}
