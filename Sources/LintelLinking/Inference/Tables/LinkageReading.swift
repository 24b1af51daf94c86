import LintelGraph
import LintelScanner

/// A type that looks names up in the tables of linking.
protocol LinkageReading: ~Copyable {
  var linkage: Linkage { get }
}

extension LinkageReading where Self: ~Copyable {
  /// For each name, its length in bytes.
  var nameLengths: [UInt32] { linkage.nameLengths }

  func declaration(_ id: DeclarationID) -> Declaration {
    linkage.declaration(id)
  }

  func nestedType(named name: NameID, in type: DeclarationID) -> DeclarationID? {
    guard linkage.mayMeanType(name) else { return nil }
    return linkage.types(named: name, nestedIn: type).first
  }

  /// Returns the type that a member belongs to: `Row` for a member of `extension Row {}`.
  func ownerType(of member: DeclarationID) -> DeclarationID {
    let owner = declaration(member).enclosing
    let value = declaration(owner)
    return value.extendedType ?? owner
  }

  /// Returns the innermost type or extension that is or contains a declaration; `nil` if there is
  /// none.
  func enclosingScope(of scope: DeclarationID) -> DeclarationID? {
    var current: DeclarationID? = scope
    for _ in 0..<Limits.nesting {
      guard let scope = current else { return nil }
      let value = declaration(scope)
      if value.kind == .extension || value.kind.isNominalType { return scope }
      current = value.owner
    }
    return nil
  }

  /// Returns the types and extensions that are or contain a declaration, from the inside out.
  func scopesAround(_ declaration: DeclarationID) -> [DeclarationID] {
    var scopes: [DeclarationID] = []
    var next = enclosingScope(of: declaration)
    while let scope = next, scopes.count < Limits.nesting {
      scopes.append(scope)
      next = self.declaration(scope).owner.flatMap { enclosingScope(of: $0) }
    }
    return scopes
  }

  /// Whether a scope is an extension of an external type: `extension Date {}`.
  func isExternal(_ scope: DeclarationID) -> Bool {
    let value = declaration(scope)
    guard value.kind == .extension else { return false }
    return value.extendedType.map { declaration($0).kind == .typealias } ?? true
  }

  func isStatic(_ target: DeclarationID) -> Bool {
    declaration(target).traits.contains(.static)
  }

  func modifiers(of target: DeclarationID) -> Modifiers {
    linkage.extent(of: target)?.modifiers ?? []
  }

  func isVisible(_ candidate: DeclarationID, from file: FileID) -> Bool {
    let declaredIn = declaration(candidate).file
    if declaredIn == file { return true }
    let access = declaration(candidate).access
    let module = linkage.module(of: file)
    let home = linkage.module(of: declaredIn)
    if home == module { return access > .fileprivate }
    guard access >= .internal,
      !linkage.systemInterfaces.hides(
        candidate, in: declaration(candidate).enclosing, of: home, from: file)
    else { return false }
    if access >= .package, declaration(declaration(candidate).enclosing).kind != .file {
      return linkage.areMembersVisible(of: home, in: module)
    }
    return linkage.visibleModules(from: file).contains {
      $0.module == home && (access >= .package || $0.isTestable)
    }
  }

  /// Whether a name is one word, without a capital letter after a small one: `home`, not `atHome`.
  func isSingleWord(_ name: NameID) -> Bool {
    let names = linkage.names
    let bytes = names.bytes[Int(names.starts[Int(name)])..<Int(names.starts[Int(name) + 1])]
    return !zip(bytes, bytes.dropFirst()).contains { first, second in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
        && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= second
    }
  }

  /// Whether a name begins with a capital letter, as names of types do: `Row`, `_Row`.
  func isTypeName(_ name: NameID) -> Bool {
    let names = linkage.names
    let start = Int(names.starts[Int(name)])
    let end = Int(names.starts[Int(name) + 1])
    let first = names.bytes[start..<end].first {
      $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "`")
    }
    return first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Whether a name begins with three capital letters, as the names of classes in older frameworks
  /// do: `UIView`.
  func isPrefixed(_ name: NameID) -> Bool {
    let names = linkage.names
    let start = Int(names.starts[Int(name)])
    return nameLengths[Int(name)] > 3
      && names.bytes[start..<start + 3].allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }

  /// Whether a name is that of the projected value of a property wrapper: `$name`.
  func isProjection(_ name: NameID) -> Bool {
    let names = linkage.names
    return nameLengths[Int(name)] > 1
      && names.bytes[Int(names.starts[Int(name)])] == UInt8(ascii: "$")
  }

  /// Returns the names of the external supertypes of a type and of its supertypes in the project, up
  /// to ``Limits/externalSupertypes``, each once.
  func externalSupertypes(of type: DeclarationID) -> [NameID] {
    var names = Array(linkage.externalSupertypes[type].prefix(Limits.externalSupertypes))
    for position in linkage.ancestors.range(of: type) {
      for name in linkage.externalSupertypes[linkage.ancestors[position]]
      where names.count < Limits.externalSupertypes && !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  func attributes(of id: DeclarationID) -> FactIDs<AttributeFact> {
    let value = declaration(id)
    guard let extent = linkage.extent(of: id), extent.traits.contains(.attributed) else {
      return FactIDs(0..<0, in: value.file)
    }
    let facts = linkage.files[value.file.position]
    return FactIDs(facts.attributes(from: extent.start, to: value.offset), in: value.file)
  }

  func attributes(of local: LocalVariable) -> FactIDs<AttributeFact> {
    let (fact, facts) = (linkage[local], linkage.files[local.file.position])
    return fact.attributeStart == 0
      ? FactIDs(0..<0, in: local.file)
      : FactIDs(facts.attributes(from: fact.attributeStart, to: fact.offset), in: local.file)
  }
}
