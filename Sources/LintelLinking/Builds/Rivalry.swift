import LintelGraph
import LintelScanner
import LintelVocabulary

/// Decides whether one declaration can hide another of the same name, or stand in for it.
struct Rivalry: LinkageReading {
  let linkage: Linkage

  /// The largest number of declarations that are compared; more are taken for rivals.
  private static let limit = 48

  /// Whether another declaration gets the name where a branch that declares it is not compiled,
  /// e.g. `class Screen {}` beside a branch with `typealias Screen = Int`.
  func isAny(among all: [NameHolder]) -> Bool {
    guard Set(all.map(\.declared)).count > 1, Set(all.map(\.condition)).count > 1 else {
      return false
    }
    if all.count > Self.limit { return true }
    return all.contains { one in
      one.condition != nil
        && all.contains {
          $0.declared != one.declared && $0.condition != one.condition
            && ($0.file == nil || one.file == nil || $0.file == one.file)
            && isHidden($0, by: one)
        }
    }
  }

  private func isHidden(_ other: NameHolder, by one: NameHolder) -> Bool {
    guard let id = one.id, let otherID = other.id else { return true }
    if let file = one.file, !isGlobal(otherID, seenFrom: file) { return false }
    // A member that a branch makes a type inherit hides globals, and members inherited in other
    // branches; nothing else hides it.
    if other.isInherited { return one.isInherited }
    if one.isInherited { return scope(of: otherID) == nil }
    if areAlike(id, otherID) || areBranches(one, other) { return false }
    guard let scope = scope(of: id) else { return self.scope(of: otherID) == nil }
    guard let otherScope = self.scope(of: otherID) else { return true }
    return scope == otherScope || areRelated(scope, otherScope)
      || linkage.outermost(of: scope) == linkage.outermost(of: otherScope)
  }

  /// Whether a file sees a declaration as a global of another module. Only such a declaration can
  /// be hidden by one that the file imports in a branch: the globals of the file's own module take
  /// precedence over both.
  private func isGlobal(_ id: DeclarationID, seenFrom file: FileID) -> Bool {
    let module = linkage.module(of: declaration(id).file)
    return scope(of: id) == nil && module != linkage.module(of: file)
      && linkage.visibleModules(from: file).contains { $0.module == module }
  }

  /// Whether two members stand in for each other in branches of an extension of an external type,
  /// whatever their types: the declarations that the members' values use are found where the values
  /// are written.
  ///
  ///     extension Font {
  ///       #if os(macOS)
  ///       static let title = Font.system(size: 17)
  ///       #else
  ///       static var title: Font { .custom("Theme", size: 28) }
  ///       #endif
  ///     }
  private func areBranches(_ one: NameHolder, _ other: NameHolder) -> Bool {
    guard one.condition != nil, other.condition != nil, let id = one.id, let otherID = other.id,
      let scope = scope(of: id), declaration(scope).kind == .extension,
      declaration(id).kind != .typealias, declaration(otherID).kind != .typealias
    else { return false }
    return scope == self.scope(of: otherID)
  }

  /// Returns the type that a declaration is a member of, or the enclosing function or extension of
  /// an external type; `nil` for a global.
  private func scope(of id: DeclarationID) -> DeclarationID? {
    let owner = declaration(id).enclosing
    return declaration(owner).kind == .file ? nil : declaration(owner).extendedType ?? owner
  }

  /// Whether one type inherits from the other, or both are extensions of the same external type.
  private func areRelated(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    if declaration(one).kind == .extension, declaration(other).kind == .extension {
      return linkage.externalTypes[one] == linkage.externalTypes[other]
    }
    return linkage.ancestors.contains(one, of: other) || linkage.ancestors.contains(other, of: one)
  }

  /// Whether two declarations of one scope differ in nothing that a use of them depends on, as most
  /// do in `#if` and `#else`: `func log(_ text: String)` in both.
  private func areAlike(_ one: DeclarationID, _ other: DeclarationID) -> Bool {
    let (value, otherValue) = (declaration(one), declaration(other))
    guard value.enclosing == otherValue.enclosing, value.kind == otherValue.kind else {
      return false
    }
    switch value.kind {
    case .function:
      return linkage.signature(of: one) == linkage.signature(of: other)
        && writtenType(of: one) == writtenType(of: other)
    case .variable, .constant:
      let type = writtenType(of: one)
      return !type.isEmpty && type == writtenType(of: other)
    case .typealias: return false
    default: return contents(of: one) == contents(of: other)
    }
  }

  /// Returns the names that a declaration declares and uses.
  private func contents(of id: DeclarationID) -> [NameID] {
    guard let extent = linkage.extent(of: id) else { return [] }
    let facts = linkage.files[declaration(id).file.position]
    let first = facts.references.partitioningIndex { $0.offset >= extent.start }
    let declared = facts.declarations.partitioningIndex { $0.offset >= extent.start }
    return facts.references[first...].prefix { $0.offset < extent.end }.map(\.name)
      + facts.declarations[declared...].prefix { $0.offset < extent.end }.map(\.name)
  }

  /// Returns the names in the written type of a variable, or of the result of a function.
  private func writtenType(of id: DeclarationID) -> [NameID] {
    guard let extent = linkage.extent(of: id) else { return [] }
    let facts = linkage.files[declaration(id).file.position]
    let first = facts.references.partitioningIndex { $0.offset >= extent.typeStart }
    return facts.references[first...].prefix { $0.offset < extent.typeEnd }.map(\.name)
  }
}
