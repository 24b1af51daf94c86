import LintelGraph
import LintelScanner

extension Linker {
  /// Resolves a path, as far as its names mean types: `Screen.Row` in `Screen.Row.height`.
  func resolve(_ path: WrittenPath) -> Resolution {
    var steps = 0
    return resolve(path, depth: 0, &steps)
  }

  /// - Parameters:
  ///   - depth: the number of constraints of generic parameters that were followed to reach the
  ///     path.
  ///   - steps: see ``associatedTypes(of:depth:_:)``.
  func resolve(_ path: WrittenPath, depth: Int, _ steps: inout Int) -> Resolution {
    var result = Resolution()
    var candidates = Candidates()
    var position = 0
    if !path.isModuleSelector {
      if let found = head(of: path) {
        candidates = found
      } else {
        result.isHidden = true
        candidates = associatedTypes(of: path, depth: depth, &steps)
        position = 1
      }
    }
    if candidates.isEmpty, !result.isHidden, path.names.count > 1 {
      // `Module.Type`, or a type that an extension nests in an external type.
      if let module = module(named: path.names[0], from: path.file) {
        candidates = visible(path.names[1], in: module)
      }
      if candidates.isEmpty, !path.isModuleSelector {
        candidates = types(named: path.names[1], nestedInOutside: path.names[0], path.file)
      }
      position = 1
      if candidates.isEmpty, path.names.count > 2 {
        // An external type after the name of its module: `UIKit.UIView.Style`.
        candidates = types(named: path.names[2], nestedInOutside: path.names[1], path.file)
        position = 2
      }
    }
    while let candidate = candidates.first {
      result.parts.append(Resolution.Part(position: position, candidates: candidates))
      let isNowAmbiguous = candidates.count > 1 && isAmbiguous(candidates)
      result.isAmbiguous = result.isAmbiguous || isNowAmbiguous
      position += 1
      guard position < path.names.count else {
        result.isWhole = true
        return result
      }
      if position >= Limits.pathTypes { return result }
      let name = path.names[position]
      // If several types may be meant so far, the name may be nested in any of them.
      let type = followed(candidate)
      candidates = visible(
        result.isAmbiguous
          ? types(named: name, nestedInOneOf: candidates)
          : scopes.types(named: name, nestedIn: type), from: path.file)
      // What a type that conforms infers for an associated type is not written anywhere: `Item` in
      // `Rows.Item` with `struct Rows: Source { func next() -> Row }`.
      if let found = candidates.first, table.declarations[found].kind == .associatedtype,
        table.declarations[type].kind.isConcreteType
      {
        candidates = Candidates()
      }
    }
    return result
  }

  private func types(named name: NameID, nestedInOneOf outer: Candidates) -> Candidates {
    var found: [DeclarationID] = []
    for type in outer {
      found += scopes.types(named: name, nestedIn: followed(type)).filter { !found.contains($0) }
    }
    return Candidates(found.sorted())
  }

  /// Returns the innermost declaration around `owner` that has a generic parameter named `name`:
  /// `Box` for `Element` in `struct Box<Element>`.
  func genericOwner(of name: NameID, from owner: DeclarationID) -> DeclarationID? {
    var scope = owner
    while table.declarations[scope].kind != .file {
      if scopes.isGenericParameter(name, of: scope) { return scope }
      if let extended = table.declarations[scope].extendedType,
        scopes.isGenericParameter(name, of: extended)
      {
        return extended
      }
      scope = table.declarations[scope].enclosing
    }
    return nil
  }

  /// Whether two of the candidates are compiled for certain and mean different types: not `struct
  /// Color {}` in `#if os(iOS)` and in its `#else`, which stand in for each other.
  private func isAmbiguous(_ candidates: Candidates) -> Bool {
    var only: DeclarationID?
    for candidate in candidates where table.isUnconditional(candidate) {
      let type = followed(candidate)
      if let only, only != type { return true }
      only = type
    }
    return false
  }

  /// Resolves the base of a path, from the innermost scope outwards: `State` means the nested type
  /// in `struct Screen { enum State {}; var state: State }`.
  ///
  /// - Returns: `nil` if the base is a generic parameter or an associated type.
  ///
  /// - Parameter use: the reference that contains the name.
  func head(
    _ name: NameID, _ kind: ReferenceForm, from owner: DeclarationID, in file: FileID,
    at use: ReferenceFact
  ) -> Candidates? {
    guard scopes.isDeclared(name) else { return Candidates() }
    return scopes.isOnlyOutermost(name)
      ? keeping(inFileScope(name, file), at: use, file)
      : innermost(name, kind, from: owner, in: file, at: use)
  }

  /// Keeps the candidates that can be named at a use, and of these only the ones that may be
  /// compiled together with the use, if there are any: `Logger()` in `#if canImport(os)` does not
  /// mean the `struct Logger` of its `#else`.
  private func keeping(
    _ found: Candidates, at use: ReferenceFact, _ file: FileID
  ) -> Candidates {
    var result = found
    if !result.allSatisfy({ isInScope($0, at: use.offset) }) {
      result = Candidates(result.filter { isInScope($0, at: use.offset) })
    }
    guard use.condition > 0, result.count > 1, result.count <= Limits.comparedBranches
    else { return result }
    let possible = Candidates(result.filter { mayMean($0, under: use.condition, in: file) })
    return possible.isEmpty ? result : possible
  }

  /// Resolves the base of a path, as ``head(_:_:from:in:at:)`` does.
  func head(of path: borrowing WrittenPath) -> Candidates? {
    head(
      path.names[0], path.kind, from: path.owner, in: path.file,
      at: scanned.files[path.file.position].references[path.start])
  }

  /// Resolves the base of a path as ``head(_:_:from:in:at:)`` does, if not only modules declare its
  /// name.
  private func innermost(
    _ name: NameID, _ kind: ReferenceForm, from owner: DeclarationID, in file: FileID,
    at use: ReferenceFact
  ) -> Candidates? {
    // Supertypes and extended types are looked up around the declaration, not inside of it.
    let isOutward = kind == .extend || kind == .inherit || kind == .conform
    var scope = owner
    if isOutward, !scopes.isGenericParameter(name, of: scope) {
      scope = table.declarations[scope].enclosing
    }
    while table.declarations[scope].kind != .file {
      if scopes.isGenericParameter(name, of: scope) { return nil }
      let declaration = table.declarations[scope]
      if declaration.kind == .extension {
        guard let all = inExtendedType(name, scope, file) else { return nil }
        let found = keeping(all, at: use, file)
        if !found.isEmpty { return found }
      } else {
        let found = keeping(
          visible(scopes.types(named: name, nestedIn: scope), from: file), at: use, file)
        if isWitnessed(found, of: scope, by: name) { return nil }
        if !found.isEmpty, scope != owner || !isInRequirement(use, of: scope) { return found }
      }
      scope = declaration.enclosing
    }
    return keeping(inFileScope(name, file), at: use, file)
  }

  /// Whether a name is written in the constraints of a type's own generic parameters, which see no
  /// members of the type: `Model` in `struct Loader<T>: Eager where T: Model {}`. Those of a
  /// protocol do.
  private func isInRequirement(_ use: ReferenceFact, of type: DeclarationID) -> Bool {
    let value = table.declarations[type]
    guard value.kind.isConcreteType else { return false }
    let facts = scanned.files[value.file.position]
    return facts.requirements(of: table.fact(of: type), from: value.offset)
      .contains { $0.subjectStart <= use.offset && use.offset < $0.typeEnd }
  }

  /// Looks up a name in the type that an extension extends: `Inner` in
  /// `extension Outer { func show(_ inner: Inner) {} }`.
  ///
  /// - Returns: `nil` if the name is that of a generic parameter or an associated type.
  private func inExtendedType(
    _ name: NameID, _ scope: DeclarationID, _ file: FileID
  ) -> Candidates? {
    let value = table.declarations[scope]
    guard let extended = value.extendedType else {
      return types(
        named: name, nestedInOutside: externalTypes[scope] ?? value.name.id, file)
    }
    if scopes.isGenericParameter(name, of: extended) { return nil }
    let found = visible(scopes.types(named: name, nestedIn: extended), from: file)
    if isWitnessed(found, of: extended, by: name) { return nil }
    if !found.isEmpty { return found }
    // Of the declarations around the extended type, an extension sees only generic parameters.
    return isGenericParameter(name, around: extended) ? nil : Candidates()
  }

  /// Whether a type around `type` has a generic parameter named `name`: `Element` for `Inner` in
  /// `struct Outer<Element> { struct Inner {} }`.
  private func isGenericParameter(_ name: NameID, around type: DeclarationID) -> Bool {
    var owner = table.declarations[type].owner
    while let scope = owner {
      let value = table.declarations[scope]
      if scopes.isGenericParameter(name, of: scope) { return true }
      if let extended = value.extendedType {
        if scopes.isGenericParameter(name, of: extended)
          || isGenericParameter(name, around: extended)
        {
          return true
        }
      }
      owner = value.owner
    }
    return false
  }

  /// Whether the candidates in a type are inherited associated types that a generic parameter of a
  /// type around it fulfils: `Item` of `protocol Source` in
  /// `struct List<Item> { struct Rows: Source {} }`.
  private func isWitnessed(
    _ found: Candidates, of type: DeclarationID, by name: NameID
  ) -> Bool {
    guard let first = found.first, table.declarations[first].kind == .associatedtype,
      table.declarations[type].kind != .protocol
    else { return false }
    return isGenericParameter(name, around: type)
  }

  /// Returns the types named `name` that extensions nest in an external type and that a file can
  /// see: `extension UIView { struct Style {} }`.
  private func types(
    named name: NameID, nestedInOutside type: NameID, _ file: FileID
  ) -> Candidates {
    let found = scopes.types(named: name, in: .external(type))
    if found.isEmpty { return found }
    let module = files[file.position].module
    let reached = found.filter {
      let home = files[table.declarations[$0].file.position].module
      return home == module || scopes.modulesOfMembers.contains(home, in: module)
    }
    return visible(Candidates(reached), from: file)
  }

  /// Returns the type that a typealias stands for, through any number of typealiases; any other
  /// declaration, or a typealias of an external type, is returned itself.
  @inline(__always)
  func followed(_ declaration: DeclarationID) -> DeclarationID {
    table.declarations[declaration].kind == .typealias
      ? aliased(declaration) : declaration
  }

  private func aliased(_ declaration: DeclarationID) -> DeclarationID {
    var current = declaration
    // A chain of aliases longer than this is a cycle.
    for _ in 0..<32 {
      guard table.declarations[current].kind == .typealias,
        let target = aliasTargets[current]
      else { break }
      current = target
    }
    return current
  }
}
