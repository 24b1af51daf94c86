import LintelConfiguration
import LintelGraph
import LintelText

/// The assignment of declarations to components.
///
/// A declaration belongs to the components that it matches by itself, and to the components of the
/// declarations around it, except the file's scope. ``SelectorStrength`` defines "by itself".
package final class ComponentMap: Sendable {
  package let definitions: [ComponentDefinition]
  /// The components in the order of the configuration; the members of a family are sorted by name.
  package let components: [Component]
  /// All memberships; the first one is ``Membership/none``.
  package let memberships: [Membership]
  /// The membership of each declaration.
  package let membershipOf: [MembershipID]
  /// The membership of each module: the components that contain every file of it.
  package let membershipOfModule: [MembershipID]
  /// The number of declarations of each component.
  package let sizes: [Int]
  package let sharedCode: SharedCode
  private let declared: DeclaredNames
  /// The indices of the definitions, and of the components, by name.
  private let definitionsByName: [String: [Int]]
  private let componentsByName: [String: [Int]]
  /// The indices of the definitions that more than one name fits.
  private let families: [Int]
  /// The components of each definition, which are consecutive.
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
    sharedCode = SharedCode(components, definitions, memberships)
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

  /// Returns the components that contain every file of a module; none for a module outside of the
  /// project.
  package func membership(ofModule module: ModuleID?) -> Membership {
    module.map { memberships[membershipOfModule[$0.position]] } ?? .none
  }

  package func name(of component: ComponentID) -> String { components[component].name }

  package func isEmpty(_ component: ComponentID) -> Bool { sizes[component.position] == 0 }

  /// Returns the components to which a reference refers, in ascending order.
  ///
  /// A family as it is declared, e.g. `{feature}.{role}`, gives the values of its captures. A
  /// family with some captures filled in, e.g. `{feature}.View`, gives the values of the other
  /// captures. Any other text, e.g. `*.View`, gives no values, and so agrees with all.
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

  /// Returns the indices of the definitions to whose components a reference may refer.
  package func definitions(for reference: ComponentReference) -> [Int] {
    let text = declared.resolved(reference).text
    let own = definitionsByName[text] ?? []
    guard let pattern = try? NamePattern(text) else { return own }
    let candidates = pattern.isLiteral ? families : Array(definitions.indices)
    return Set(own + candidates.filter { pattern.fits(definitions[$0].pattern) }).sorted()
  }

  /// Whether no declaration belongs to a component of a definition.
  package func isEmpty(definition position: Int) -> Bool {
    !componentsOfDefinition[position].contains { sizes[$0] > 0 }
  }

  package func matches(of references: [ComponentReference]) -> [ComponentMatch] {
    references.flatMap(matches(of:))
  }

  /// Returns the components to which references refer, each once, in the order in which they are
  /// first named.
  package func components(of references: [ComponentReference]) -> [ComponentID] {
    var seen: Set<ComponentID> = []
    return matches(of: references).map(\.component).filter { seen.insert($0).inserted }
  }
}
