import LintelVocabulary

extension DependencyGraph {
  /// Returns the access level of a declaration as far as the types around it allow it: `internal`
  /// for the `public` member of an internal type, because no other module sees the type.
  package func effectiveAccess(of declaration: DeclarationID) -> AccessLevel {
    min(declarations[declaration].access, accessLimit(of: declaration))
  }

  /// Returns the highest access level that the types around a declaration leave to it; `open` for a
  /// declaration in no type of the project. A member of a `private` type is at most `fileprivate`.
  package func accessLimit(of declaration: DeclarationID) -> AccessLevel {
    typesAround(declaration).map { max(declarations[$0].access, .fileprivate) }.min() ?? .open
  }

  /// Returns the type with the lowest access level around a declaration; the innermost of several,
  /// `nil` for a declaration in no type of the project.
  package func leastVisibleType(around declaration: DeclarationID) -> DeclarationID? {
    typesAround(declaration).min { declarations[$0].access < declarations[$1].access }
  }

  /// Returns the declarations around another one, from inside out, with the extended type in the
  /// place of an extension.
  private func typesAround(_ declaration: DeclarationID) -> [DeclarationID] {
    var found: [DeclarationID] = []
    var current = declarations[declaration].owner
    while let id = current, declarations[id].kind != .file, !found.contains(id) {
      let value = declarations[id]
      if value.kind == .extension {
        // The access level of an extension is only that of members without a level of their own.
        current = value.extendedType ?? value.owner
      } else {
        found.append(id)
        current = value.owner
      }
    }
    return found
  }
}
