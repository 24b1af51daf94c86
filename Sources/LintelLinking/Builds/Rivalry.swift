import LintelGraph
import LintelScanner
import LintelVocabulary

/// Who has a name, and under which condition.
struct NameHolder: Hashable {
  /// The position of a declaration; below 0 for a variable of code.
  let declaration: Int
  /// A position in ``OpenBranches``; `-1` for none.
  var condition = -1
  /// The only file that has the name of this holder: the one around a variable of code, or the one
  /// that imports the module of a declaration in a branch; `nil` for all.
  var file: FileID?
  /// Whether what else has the name is as near, as where a file imports two modules that declare
  /// it: then the name is ambiguous where both are compiled.
  var isBesideOthers = false
  /// Whether code has it only where a type inherits from the one that declares it.
  var isInherited = false

  var id: DeclarationID? { declaration < 0 ? nil : DeclarationID(declaration) }
}

/// Whether one declaration can hide another of its name, or stand in for it.
struct Rivalry: LinkageReading {
  let linkage: Linkage

  /// Of more than these it is not asked who hides whom.
  private static let limit = 48

  /// Whether something has the name where a branch is not compiled that declares it.
  func isAny(among all: [NameHolder]) -> Bool {
    guard Set(all.map(\.declaration)).count > 1, Set(all.map(\.condition)).count > 1 else {
      return false
    }
    if all.count > Self.limit { return true }
    return all.contains { one in
      one.condition >= 0
        && all.contains {
          $0.declaration != one.declaration && $0.condition != one.condition
            && ($0.file == nil || one.file == nil || $0.file == one.file)
            && isHidden($0, by: one)
        }
    }
  }

  private func isHidden(_ other: NameHolder, by one: NameHolder) -> Bool {
    guard let id = one.id, let otherID = other.id else { return true }
    if let file = one.file, !isGlobal(otherID, seenFrom: file) { return false }
    // What a type has by inheritance alone hides what is global; members of a value are looked for in
    // what the type inherits from in another branch alone.
    if other.isInherited { return one.isInherited }
    if one.isInherited { return scope(of: otherID) == nil }
    if areAlike(id, otherID) || areBranches(one, other) { return false }
    guard let scope = scope(of: id) else { return self.scope(of: otherID) == nil }
    guard let otherScope = self.scope(of: otherID) else { return true }
    return scope == otherScope || areRelated(scope, otherScope)
      || linkage.linker.table.outermost(of: scope) == linkage.linker.table.outermost(of: otherScope)
  }

  /// Whether a file knows a declaration from another module, as it knows one that it imports in a
  /// branch: what its own module declares comes before both.
  private func isGlobal(_ id: DeclarationID, seenFrom file: FileID) -> Bool {
    let module = linkage.linker.files[declaration(id).file].module
    return scope(of: id) == nil && module != linkage.linker.files[file].module
      && linkage.linker.scopes.visibleModules(from: file).contains { $0.module == module }
  }

  /// Whether two members stand in for each other in branches of extensions of an external type,
  /// whatever their types: what they are made of is found where it is written.
  ///
  ///     extension Font {
  ///       #if os(macOS)
  ///       static let title = Font.system(size: 17)
  ///       #else
  ///       static var title: Font { .custom("Theme", size: 28) }
  ///       #endif
  ///     }
  private func areBranches(_ one: NameHolder, _ other: NameHolder) -> Bool {
    guard one.condition >= 0, other.condition >= 0, let id = one.id, let otherID = other.id,
      let scope = scope(of: id), declaration(scope).kind == .extension,
      declaration(id).kind != .typealias, declaration(otherID).kind != .typealias
    else { return false }
    return scope == self.scope(of: otherID)
  }

  /// The type that has a declaration, or the function or extension around it; `nil` for what is
  /// global.
  private func scope(of id: DeclarationID) -> DeclarationID? {
    let owner = declaration(id).enclosing
    return declaration(owner).kind == .file ? nil : declaration(owner).extendedType ?? owner
  }

  /// Whether one type inherits from another, or both may be the same that is external.
  private func areRelated(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    if declaration(one).kind == .extension, declaration(other).kind == .extension {
      return linkage.externalTypes[one] == linkage.externalTypes[other]
    }
    return linkage.ancestors.contains(one, of: other) || linkage.ancestors.contains(other, of: one)
  }

  /// Whether two declarations stand beside each other and differ in nothing that a use of them
  /// depends on, as most do in `#if` and `#else`.
  private func areAlike(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    let (value, otherValue) = (declaration(one), declaration(other))
    guard value.enclosing == otherValue.enclosing, value.kind == otherValue.kind else {
      return false
    }
    switch value.kind {
    case .function:
      return linkage.linker.signature(of: one) == linkage.linker.signature(of: other)
        && writtenType(of: one) == writtenType(of: other)
    case .variable, .constant:
      let type = writtenType(of: one)
      return !type.isEmpty && type == writtenType(of: other)
    case .typealias: return false
    default: return contents(of: one) == contents(of: other)
    }
  }

  /// The names of all that a declaration declares and uses.
  private func contents(of id: DeclarationID) -> [NameID] {
    let facts = linkage.files[declaration(id).file.position]
    let extent = facts.extents[Int(linkage.linker.table.facts[id.position])]
    let first = facts.references.partitioningIndex { $0.offset >= extent.start }
    let declared = facts.declarations.partitioningIndex { $0.offset >= extent.start }
    return facts.references[first...].prefix { $0.offset < extent.end }.map(\.name)
      + facts.declarations[declared...].prefix { $0.offset < extent.end }.map(\.name)
  }

  /// The names in the type that is written for a variable, or for what a function returns.
  private func writtenType(of id: DeclarationID) -> [NameID] {
    let facts = linkage.files[declaration(id).file.position]
    let extent = facts.extents[Int(linkage.linker.table.facts[id.position])]
    let first = facts.references.partitioningIndex { $0.offset >= extent.typeStart }
    return facts.references[first...].prefix { $0.offset < extent.typeEnd }.map(\.name)
  }
}
