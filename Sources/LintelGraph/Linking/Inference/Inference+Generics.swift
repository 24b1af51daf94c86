import LintelScanner

extension Inference {
  /// `id` with the generic parameters of a type put in by those of `base`, a value of it.
  mutating func substituted(_ id: TypeID, _ base: TypeID) -> TypeID {
    let type = types[id]
    switch type.kind {
    case .selfType: return base
    case .parameter:
      guard types[base].kind == .instance || types[base].kind == .metatype else { return id }
      guard types[base].symbol == type.symbol else {
        // What a type passes to its generic superclass is not known.
        let isInherited = linkage.linker.scopes.supertypes(of: types[base].symbol).contains(
          type.symbol)
        return isInherited ? TypeTable.unknown : id
      }
      let name = NameID(bitPattern: types.operand(0, of: id))
      guard
        let index = linkage.linker.table.genericParameters(of: type.symbol, linkage.linker.scanned)
          .firstIndex(of: name), index < Int(types[base].count)
      else { return id }
      return types.operand(index, of: base)
    case .outside
    where types[base].kind == .array && NameID(bitPattern: type.symbol) == linkage.known.element:
      return types.operand(0, of: base)
    case _ where isAssociated(type): return witness(of: id, base)
    case .array, .dictionary, .tuple, .function, .instance, .outside, .metatype:
      guard type.count > 0, types[base].count > 0 || hasSelf(id) else { return id }
      let parts = types.operands(of: id).map { substituted($0, base) }
      return types.make(type.kind, type.symbol, parts)
    default: return id
    }
  }

  private func isAssociated(_ type: ValueType) -> Bool {
    (type.kind == .instance || type.kind == .metatype)
      && declaration(type.symbol).kind == .associatedtype
  }

  /// What the associated type `id` is for `base`, or for what is passed to its generic parameters.
  private mutating func witness(of id: TypeID, _ base: TypeID) -> TypeID {
    let name = declaration(types[id].symbol).name.id
    for holder in [base] + (types[base].kind == .parameter ? [] : types.operands(of: base)) {
      switch types[holder].kind {
      // Nobody conforms yet.
      case .parameter: return id
      case .instance, .metatype: break
      default: continue
      }
      let symbol = types[holder].symbol
      guard let found = linkage.linker.scopes.types(named: name, nestedIn: symbol).first else {
        continue
      }
      let witness = linkage.followed(found)
      if declaration(witness).kind.isNominalType { return types.make(types[id].kind, witness) }
      let isOpen = declaration(symbol).kind == .protocol || symbol == types[base].symbol
      return isOpen ? id : TypeTable.unknown
    }
    return id
  }

  /// `id` with the type around `scope` for `Self`.
  mutating func withoutSelf(_ id: TypeID, in scope: DeclarationID) -> TypeID {
    types[id].kind == .selfType || hasSelf(id) ? substituted(id, enclosingInstance(of: scope)) : id
  }

  private func hasSelf(_ id: TypeID) -> Bool {
    // The operand of a generic parameter is its name.
    types[id].kind != .parameter
      && types.hasOperand(id) { types[$0].kind == .selfType }
  }

  /// `id` with the generic parameters of the function `target` put in by what is passed to it.
  mutating func bound(_ id: TypeID, _ target: DeclarationID, _ file: FileID, _ index: Int) -> TypeID
  {
    guard mentionsParameter(id, of: target) else { return id }
    let written = arguments(file, index).ofFunction
    let parameters = parameters(of: target)
    var numbers: [(argument: Int, parameter: Int)] = []
    guard match(written, parameters, { numbers.append((Int($0), $1)) }) else { return id }
    var bindings: [NameID: TypeID] = [:]
    for (argument, number) in numbers where number < parameters.count {
      let parameter = parameter(number, of: parameters)
      let type = writtenType(declaration(target).file, parameter.typeStart, parameter.typeEnd)
      guard types[type].kind == .parameter || types[type].kind == .array,
        mentionsParameter(type, of: target)
      else { continue }
      bind(type, to: argumentType(file, argument), of: target, &bindings)
    }
    return bindings.isEmpty ? id : replaced(id, target, bindings)
  }

  /// Finds what the generic parameters in `type` are when a value of another type is passed for it.
  func bind(
    _ type: TypeID, to value: TypeID, of target: DeclarationID, _ bindings: inout [NameID: TypeID]
  ) {
    switch types[type].kind {
    case .parameter where types[type].symbol == target:
      let name = NameID(bitPattern: types.operand(0, of: type))
      if types[value].kind != .unknown, bindings[name] == nil { bindings[name] = value }
    case .array, .instance, .outside:
      guard types[type].kind == types[value].kind, types[type].symbol == types[value].symbol else {
        return
      }
      for (inner, other) in zip(types.operands(of: type), types.operands(of: value)) {
        bind(inner, to: other, of: target, &bindings)
      }
    default: break
    }
  }

  func mentionsParameter(_ id: TypeID, of target: DeclarationID) -> Bool {
    types[id].kind == .parameter
      ? types[id].symbol == target
      : types[id].count > 0 && types[id].kind != .declaration
        && types.hasOperand(id) { mentionsParameter($0, of: target) }
  }

  mutating func replaced(
    _ id: TypeID, _ target: DeclarationID, _ bindings: [NameID: TypeID]
  ) -> TypeID {
    let type = types[id]
    if type.kind == .parameter {
      guard type.symbol == target else { return id }
      return bindings[NameID(bitPattern: types.operand(0, of: id))] ?? id
    }
    guard type.count > 0 else { return id }
    return types.make(
      type.kind, type.symbol, types.operands(of: id).map { replaced($0, target, bindings) })
  }

  /// The type of the value that is passed as an argument; unknown unless it is a path of names.
  mutating func argumentType(_ file: FileID, _ argument: Int) -> TypeID {
    reference(file, argument).beginsWithPath
      ? valueType(ofPathAt: argument + 1, file) : TypeTable.unknown
  }
}
