import LintelVocabulary

/// The identity of a breach, which does not depend on lines, counts and wording.
///
/// Files are part of the identity only where names alone do not distinguish declarations, so that
/// moving a file changes nothing for most breaches. The kind of reference is left out for chains
/// and cycles, because the choice of the reference that makes a step is arbitrary if there are
/// several. For the same reason, the end of a chain is a component, not the declaration that the
/// chain reaches there first.
package struct FindingIdentity: Hashable, Sendable {
  package let rule: String
  /// The declaration, module or component that breaks the rule; `nil` if the finding is about the
  /// rules file itself.
  package let from: String?
  package let to: String?
  /// The first intermediate of a chain.
  package let through: String?
  package let kind: ReferenceKind?
  /// Whether the used name is ambiguous.
  package let isAmbiguous: Bool

  package init(
    rule: String, from: String?, to: String?, through: String?, kind: ReferenceKind?,
    isAmbiguous: Bool
  ) {
    self.rule = rule
    self.from = from
    self.to = to
    self.through = through
    self.kind = kind
    self.isAmbiguous = isAmbiguous
  }

  /// A 64-bit FNV-1a hash of all parts, as 16 hexadecimal digits.
  package var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let kind = (kind?.rawValue ?? "") + (isAmbiguous ? " ambiguous" : "")
    for part in [rule, from ?? "", to ?? "", kind] + (through.map { [$0] } ?? []) {
      for byte in part.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      hash = (hash ^ 0x1f) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Finding {
  package var identity: FindingIdentity {
    FindingIdentity(
      rule: rule, from: from?.identity, to: through == nil ? to?.identity : to?.component,
      through: through?.identity, kind: path.isEmpty ? kind : nil,
      isAmbiguous: certainty == .ambiguous)
  }

  /// The fingerprint of the finding, which stays the same if only some of its parts are mended: it
  /// is made from the used type, or from ``identity`` if findings are not joined by type.
  package var fingerprint: String {
    guard let to, let type = to.type else { return identity.fingerprint }
    return FindingIdentity(
      rule: rule, from: from?.identity, to: Endpoint(name: type.name, file: type.file).identity,
      through: nil, kind: nil, isAmbiguous: false
    ).fingerprint
  }
}

extension Endpoint {
  /// The name that identifies the endpoint in the project, with its file if the name is not enough.
  fileprivate var identity: String { file.map { "\(name) in \($0)" } ?? name }
}
