import LintelGraph
import LintelScanner

extension TypeTable {
  /// Returns the type `id` of a member as it is for a value of type `base`, with the generic
  /// arguments of `base` for the generic parameters: the property `var value: Value` of a
  /// `Box<Row>` is a `Row`.
  mutating func substituted(_ id: TypeID, _ base: TypeID) -> TypeID {
    let type = self[id]
    switch type.kind {
    case .selfType: return base
    case .parameter:
      guard self[base].kind == .instance || self[base].kind == .metatype else { return id }
      let parameter = GenericParameter(owner: type.declaration, name: parameterName(of: id))
      if let index = parameters(of: self[base].declaration).firstIndex(of: parameter) {
        return index < Int(self[base].count) ? operand(index, of: base) : id
      }
      guard linkage.ancestors.contains(type.declaration, of: self[base].declaration) else {
        return id
      }
      let inherited = inheritedType(type.declaration, of: self[base].declaration)
      guard inherited != TypeTable.unknown, depth < Self.maximumDepth else {
        return TypeTable.unknown
      }
      let argument = substituted(id, inherited)
      // In `class Box<T> { func open() { class Lid: Box<T> {} } }`, the argument is the parameter of
      // the type around the subclass.
      if hasParameter(argument, of: type.declaration) { return argument }
      depth += 1
      defer { depth -= 1 }
      return substituted(argument, base)
    case .external
    where self[base].kind == .array && type.name == linkage.known.element:
      return operand(0, of: base)
    case _ where isAssociated(type):
      return type.count == 0
        ? witness(of: id, base)
        : associatedType(id, ofHolder: substituted(operand(0, of: id), base))
    case .array, .dictionary, .tuple, .function, .instance, .external, .metatype:
      guard type.count > 0,
        self[base].count > 0 || self[id].containsSelf || hasParameter(id, ofAncestorOf: self[base])
      else { return id }
      let parts = operands(of: id).map { substituted($0, base) }
      return make(like: type, parts)
    default: return id
    }
  }

  /// Returns a supertype with the generic arguments that the inheritance clause of a type, or of a
  /// supertype, passes to it: `Base<Int>` for `class Leaf: Base<Int> {}`; unknown if no clause does.
  private mutating func inheritedType(
    _ supertype: DeclarationID, of type: DeclarationID
  ) -> TypeID {
    guard depth < Self.maximumDepth else { return TypeTable.unknown }
    depth += 1
    defer { depth -= 1 }
    let value = declaration(type)
    let facts = linkage.files[value.file.position]
    let owner = linkage.fact(of: type)
    var position = facts.inheritances.partitioningIndex { $0.offset >= value.offset }
    while position < facts.inheritances.count, facts.inheritances[position].owner == owner {
      let written = writtenType(at: CodeOffset(facts.inheritances[position].offset, in: value.file))
      if self[written].kind == .instance {
        let direct = self[written].declaration
        if direct == supertype, self[written].count > 0 { return written }
        if declaration(direct).kind == .class, linkage.ancestors.contains(supertype, of: direct) {
          return substituted(inheritedType(supertype, of: direct), written)
        }
      }
      position += 1
    }
    return TypeTable.unknown
  }

  /// Whether an operand of a type is a generic parameter of a supertype of `base`: `Value` in the
  /// type `[Value]` of a member that `class Leaf: Base<Int> {}` inherits from `Base<Value>`.
  private func hasParameter(_ id: TypeID, ofAncestorOf base: ValueType) -> Bool {
    guard base.kind == .instance, linkage.ancestors.range(of: base.declaration).isEmpty == false
    else { return false }
    return hasOperand(id) {
      self[$0].kind == .parameter
        && linkage.ancestors.contains(self[$0].declaration, of: base.declaration)
    }
  }

  /// Whether a type is a class, struct or enum of the project.
  func isConcreteInstance(_ id: TypeID) -> Bool {
    self[id].kind == .instance && declaration(self[id].declaration).kind.isConcreteType
  }

  /// Whether a type is one that the project declares, or a value of one.
  private func isOfProject(_ type: ValueType) -> Bool {
    type.kind == .instance || type.kind == .metatype
  }

  func isAssociated(_ type: ValueType) -> Bool {
    isOfProject(type)
      && declaration(type.declaration).kind == .associatedtype
  }

  /// Returns the type that `id`, an associated type after a generic parameter, stands for if the
  /// parameter stands for `holder`: `Row` for `S.Item` if `S` is
  /// `struct Rows: Source { typealias Item = Row }`.
  private mutating func associatedType(_ id: TypeID, ofHolder holder: TypeID) -> TypeID {
    switch self[holder].kind {
    case .unknown, .parameter: return make(like: self[id], [holder])
    default:
      let found = witness(of: id, holder)
      return found == id ? make(like: self[id], [TypeTable.unknown]) : found
    }
  }

  /// Whether a type is, or conforms to, the protocol that declares an associated type.
  private func mayHave(_ associated: DeclarationID, _ type: DeclarationID) -> Bool {
    let source = declaration(associated).enclosing
    return type == source || linkage.ancestors.contains(source, of: type)
  }

  /// Returns the type that the associated type `id` stands for in `base`, or in the generic
  /// arguments of `base`: `Row` with `struct Rows: Source { typealias Item = Row }`.
  mutating func witness(of id: TypeID, _ base: TypeID) -> TypeID {
    let name = declaration(self[id].declaration).name.id
    for holder in [base] + (self[base].kind == .parameter ? [] : operands(of: base)) {
      switch self[holder].kind {
      // No conforming type is known yet.
      case .parameter: return id
      case .instance, .metatype: break
      default: continue
      }
      if let argument = primaryAssociatedType(named: name, of: holder) { return argument }
      let symbol = self[holder].declaration
      guard mayHave(self[id].declaration, symbol) else { continue }
      // A generic parameter may stand for the associated type: `struct List<Item>: Source {}`.
      if let parameter = parameters(of: symbol).first(where: { $0.name == name }) {
        let made = make(parameter: parameter)
        let argument = substituted(made, holder)
        return self[id].kind == .instance ? argument : metatype(ofValue: argument)
      }
      guard let found = linkage.types(named: name, nestedIn: symbol).first else {
        continue
      }
      let witness = linkage.followed(found)
      if declaration(witness).kind.isNominalType { return make(self[id].kind, witness) }
      if declaration(witness).kind == .typealias, self[id].kind == .instance,
        case let meant = aliasType(witness), meant != TypeTable.unknown
      {
        // The typealias may contain the associated type itself, as of another type:
        // `typealias Item = [Base.Item]`.
        guard depth < Self.maximumDepth else { return TypeTable.unknown }
        depth += 1
        defer { depth -= 1 }
        return substituted(meant, holder)
      }
      if declaration(found).kind == .associatedtype, declaration(symbol).kind.isConcreteType {
        return self[id].kind == .instance
          ? inferredWitness(of: found, by: symbol) : TypeTable.unknown
      }
      let isOpen =
        declaration(symbol).kind == .protocol
        || isOfProject(self[base]) && symbol == self[base].declaration
      return isOpen ? id : TypeTable.unknown
    }
    return id
  }

  /// Returns the argument of `any P<T>` for an associated type of `P`: `Row` for the `Item` of
  /// `any Source<Row>`.
  private func primaryAssociatedType(named name: NameID, of holder: TypeID) -> TypeID? {
    let type = self[holder]
    guard type.kind == .instance || type.kind == .metatype, type.count > 0,
      declaration(type.declaration).kind == .protocol
    else { return nil }
    // Which associated types are primary is known only if all are.
    let names = linkage.associatedTypes(of: type.declaration)
    guard names.count == Int(type.count), let index = names.firstIndex(of: name) else { return nil }
    return operand(index, of: holder)
  }

  /// Returns `id` with `Self` replaced by the type around `scope`: `static let main: Self` in
  /// `struct Row` is a `Row`.
  mutating func withoutSelf(_ id: TypeID, in scope: DeclarationID) -> TypeID {
    self[id].kind == .selfType || self[id].containsSelf
      ? substituted(id, enclosingInstance(of: scope)) : id
  }

  mutating func replaced(
    _ id: TypeID, _ target: DeclarationID, _ bindings: [NameID: TypeID]
  ) -> TypeID {
    let type = self[id]
    if type.kind == .parameter {
      guard type.declaration == target else { return id }
      return bindings[parameterName(of: id)] ?? id
    }
    guard type.count > 0 else { return id }
    let parts = operands(of: id).map { replaced($0, target, bindings) }
    return isAssociated(type) ? associatedType(id, ofHolder: parts[0]) : make(like: type, parts)
  }

  /// Returns the types that requirements name for a generic parameter: `Shown` for `T: Shown`,
  /// `Row` for `where Element == Row`.
  mutating func constraints(of id: TypeID) -> [TypeID] {
    constraints(of: GenericParameter(owner: self[id].declaration, name: parameterName(of: id)))
  }

  mutating func constraints(of parameter: GenericParameter) -> [TypeID] {
    guard depth < Self.maximumDepth else { return [] }
    let mayKeep = mayKeepResults
    if mayKeep, let known = requiredTypes[parameter] { return known }
    depth += 1
    defer { depth -= 1 }
    let name = parameter.name
    let isSelf = name == linkage.known.selfType
    var found = requiredTypes(by: parameter.owner) { requirement, facts in
      facts.subject(of: requirement) == name || isSelf && facts.isAboutSelf(requirement)
    }
    if found.isEmpty { found = impliedConstraints(of: parameter) }
    if mayKeep { requiredTypes[parameter] = found }
    return found
  }

  /// Returns the types that a generic parameter of a function must conform to because a type in the
  /// signature takes it as its generic argument: `Shown` for `T` in `func f<T>(_ box: Box<T>)` with
  /// `struct Box<Value: Shown>`.
  private mutating func impliedConstraints(of parameter: GenericParameter) -> [TypeID] {
    let owner = parameter.owner
    guard declaration(owner).kind == .function else { return [] }
    let file = declaration(owner).file
    var written: [TypeID] = []
    for number in linkage.parameters(of: owner).prefix(Limits.signatureTypes) {
      let parameter = linkage.files[file.position].parameters[Int(number)]
      written.append(writtenType(of: parameter, in: file))
    }
    if let extent = linkage.extent(of: owner) {
      written.append(writtenType(at: CodeOffset(extent.typeStart, in: file), to: extent.typeEnd))
    }
    for type in written where self[type].kind == .instance && self[type].containsParameter {
      let parameters = parameters(of: self[type].declaration)
      for (other, argument) in zip(parameters, operands(of: type))
      where self[argument].kind == .parameter && self[argument].declaration == owner
        && parameterName(of: argument) == parameter.name
      {
        let implied = constraints(of: other)
        if !implied.isEmpty { return implied }
      }
    }
    return []
  }

  /// Returns the types that the requirements of a declaration name for an associated type: `Named`
  /// for `Item` in `where Item: Named` and `where List.Item: Named`; none if they name it for
  /// several types, `where A.Item: Named, B.Item == Row`.
  mutating func requiredTypes(
    ofAssociatedType name: NameID, by owner: DeclarationID
  ) -> [TypeID] {
    var holders: Set<NameID?> = []
    let found = requiredTypes(by: owner) { requirement, facts in
      guard let (holder, last) = facts.ends(ofSubjectOf: requirement), last == name else {
        return false
      }
      holders.insert(holder)
      return true
    }
    return holders.count < 2 ? found : []
  }

  /// Returns the type that a declaration requires a generic parameter to be: `Row` for
  /// `extension Box where Value == Row {}`; `nil` if there is none.
  mutating func onlyType(ofParameter name: NameID, by owner: DeclarationID) -> TypeID? {
    let parameter = GenericParameter(owner: owner, name: name)
    if mayKeepResults, let found = onlyTypes[parameter] { return found }
    let found = requiredTypes(by: owner) { requirement, facts in
      requirement.kind == .sameType && facts.subject(of: requirement) == name
    }.first
    if mayKeepResults { onlyTypes[parameter] = .some(found) }
    return found
  }

  /// Returns the required types of those requirements of a declaration that satisfy a condition.
  private mutating func requiredTypes(
    by owner: DeclarationID, where isWanted: (RequirementFact, FileFacts) -> Bool
  ) -> [TypeID] {
    let value = declaration(owner)
    let facts = linkage.files[value.file.position]
    return facts.requirements(of: linkage.fact(of: owner), from: value.offset)
      .filter { isWanted($0, facts) }
      .map { writtenType(at: CodeOffset($0.typeStart, in: value.file), to: $0.typeEnd) }
  }
}
