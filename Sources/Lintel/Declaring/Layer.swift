extension Architecture {
  /// A layer of ``Part/layers(_:throughUnassigned:exhaustive:name:severity:because:mayBeEmpty:baseline:kinds:certainty:allow:filePath:line:column:)``.
  ///
  /// A literal makes a closed layer: `"Domain"`, or `["Network", "Storage"]` for siblings that do
  /// not depend on each other.
  public struct Layer: Equatable, Sendable {
    let value: Value

    /// Whether the layers above a layer may skip it.
    public enum Access: String, CaseIterable, Sendable {
      /// The layer may not be skipped: the layers above it may use it, but no layer below it.
      case closed
      /// The layer may be skipped: the layers above it may use the layers below it.
      case open
    }

    /// Whether the components of one layer may depend on each other.
    public enum Siblings: String, CaseIterable, Sendable {
      case independent
      case free
    }

    /// Makes an open layer, which the layers above it may skip, of one component, or of the
    /// components that a pattern matches.
    public static func open(_ component: String) -> Layer {
      Layer(value: .mapping([.init(key: component, value: .text(Access.open.rawValue))]))
    }

    /// Makes a layer of several components.
    ///
    /// - Parameters:
    ///   - name: the name of the layer in findings.
    ///   - components: the components in the layer.
    ///   - access: whether the layers above may skip this one.
    ///   - siblings: whether the components may depend on each other.
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
