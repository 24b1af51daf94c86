import LintelGraph
import LintelScanner
import LintelVocabulary

/// Finds the member of a superclass that a member marked with `override` overrides:
/// `override func show() {}`.
struct OverriddenMembers: LinkageReading {
  let linkage: Linkage

  /// The overridden member, or the candidates for it.
  struct Found {
    var members: [DeclarationID]
    var ambiguity: Ambiguity?
  }

  /// Classes with more superclasses than this are not followed further.
  private static let limit = 64

  /// - Returns: `nil` if no class of the project is known to have the overridden member, or if the
  ///   type names the class that has it, so that there is a dependency on that already.
  ///   Initialisers are left out: to the compiler, inherited ones are the class's own.
  func found(by member: DeclarationID) -> Found? {
    switch declaration(member).kind {
    case .function, .subscript, .variable, .constant: break
    default: return nil
    }
    let type = ownerType(of: member)
    var classes: [DeclarationID] = []
    var fitting: [DeclarationID] = []
    while let base = superclass(of: classes.last ?? type), classes.count < Self.limit {
      classes.append(base)
      let named = linkage.members.range(of: declaration(member).name.id, in: .declaration(base))
      guard named.count <= Limits.overloads * linkage.instances.most else { continue }
      fitting += named.lazy.map { linkage.members[$0] }.filter { fits($0, member) }
    }
    guard var found = choice(of: fitting, for: member, among: classes),
      !found.members.contains(where: { isNamed($0, by: type) })
    else { return nil }
    if found.members.contains(where: isAmbiguous) { found.ambiguity = .owners }
    return found
  }

  private func superclass(of type: DeclarationID) -> DeclarationID? {
    linkage.supertypes(of: type).first { declaration($0).kind == .class }
  }

  // MARK: - What fits

  private func fits(_ candidate: DeclarationID, _ member: DeclarationID) -> Bool {
    let (value, other) = (declaration(member), declaration(candidate))
    guard isFunction(value.kind) == isFunction(other.kind), isStatic(member) == isStatic(candidate),
      isVisible(candidate, from: value.file)
    else { return false }
    return !isFunction(value.kind) || Calls(linkage: linkage).haveSameLabels(member, candidate)
  }

  private func isFunction(_ kind: DeclarationKind) -> Bool {
    kind == .function || kind == .subscript
  }

  /// - Parameters:
  ///   - fitting: the candidates, those of the nearest class first.
  ///   - classes: all superclasses.
  private func choice(
    of fitting: [DeclarationID], for member: DeclarationID, among classes: [DeclarationID]
  ) -> Found? {
    guard let nearest = fitting.first, let root = classes.last else { return nil }
    let mayBeOutside = !linkage.externalSupertypes.range(of: root).isEmpty
    // Each candidate with `override` overrides one without.
    let firsts = fitting.count { !declaration($0).traits.contains(.override) }
    if !isFunction(declaration(member).kind) || firsts == 1 && !mayBeOutside {
      return Found(members: [nearest])
    }
    // Overloads are distinguished by their types, but not in a generic class, because a subclass
    // writes other types for its generic parameters: `func take(_ value: Value)` as
    // `override func take(_ value: Int)`.
    let signature = linkage.signature(of: member)
    let same =
      classes.contains(where: isGeneric)
      ? [] : fitting.filter { linkage.signature(of: $0) == signature }
    guard let first = same.first else {
      return Found(members: fitting, ambiguity: mayBeOutside ? .inherited : .overloads)
    }
    let isOne = same.count == 1 || declaration(first).traits.contains(.override)
    return isOne ? Found(members: [first]) : Found(members: same, ambiguity: .overloads)
  }

  private func isGeneric(_ type: DeclarationID) -> Bool {
    !linkage.genericParameters(of: type).isEmpty
  }

  // MARK: - What is known without it

  /// Whether the inheritance clause of a type names the type that declares a member:
  /// `class Leaf: Base {}` for a member of `Base`.
  private func isNamed(_ member: DeclarationID, by type: DeclarationID) -> Bool {
    linkage.supertypes(of: type).contains {
      linkage.outermost(of: $0) == linkage.outermost(of: member)
    }
  }

  /// Whether a member belongs to a type that is declared several times.
  private func isAmbiguous(_ member: DeclarationID) -> Bool {
    !linkage.ambiguities.isEmpty && linkage.ambiguities.isAmbiguous(ownerType(of: member))
  }
}
