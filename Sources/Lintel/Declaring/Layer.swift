extension Architecture {
  /// A layer of ``Part/layers(_:throughUnassigned:name:severity:because:mayBeEmpty:baseline:kinds:certainty:allow:filePath:line:column:)``.
  ///
  /// Written as a literal it is closed: `"Domain"`, or for siblings that do not know each other
  /// `["Network", "Storage"]`.
  public struct Layer: Equatable, Sendable {
    let value: Value

    /// Who may reach past a layer.
    public enum Access: String, CaseIterable, Sendable {
      /// Nobody: what is above uses this layer, and none below it.
      case closed
      /// Everybody above it.
      case open
    }

    /// What the components of one layer know of each other.
    public enum Siblings: String, CaseIterable, Sendable {
      case independent
      case free
    }

    /// A component, or a pattern of several, that the layers above may reach past.
    public static func open(_ component: String) -> Layer {
      Layer(value: .mapping([.init(key: component, value: .text(Access.open.rawValue))]))
    }

    /// A layer of several components.
    ///
    /// - Parameters:
    ///   - name: what findings call it.
    ///   - components: what it is made of.
    ///   - access: whether the layers above may reach past it.
    ///   - siblings: whether its components may know each other.
    public static func layer(
      _ name: String, of components: Names, access: Access = .closed,
      siblings: Siblings = .independent
    ) -> Layer {
      Layer(
        value: Value(["layer": name, "of": components, "access": access, "siblings": siblings]))
    }
  }
}

extension Architecture.Layer: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral component: String) { value = .text(component) }
}

extension Architecture.Layer: ExpressibleByArrayLiteral {
  public init(arrayLiteral siblings: String...) { value = .list(siblings.map { .text($0) }) }
}

extension Architecture.Layer: RuleValue {
  var written: Architecture.Value? { value }
}

extension Architecture.Layer.Access: RuleValue {}
extension Architecture.Layer.Siblings: RuleValue {}
