import LintelScanner

// The scanner's facts are bytes, one enum per column; the graph speaks the words of rules files.

extension DeclarationKind {
  /// `nil` for generic parameters, which hide names but are no declarations of the graph.
  init?(_ fact: LintelScanner.DeclarationKind) {
    switch fact {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .protocol: self = .protocol
    case .actor: self = .actor
    case .extension: self = .extension
    case .typealias: self = .typealias
    case .associatedtype: self = .associatedtype
    case .macro: self = .macro
    case .function: self = .function
    case .initializer: self = .initializer
    case .deinitializer: self = .deinitializer
    case .subscript: self = .subscript
    case .variable: self = .variable
    case .constant: self = .constant
    case .enumCase: self = .enumCase
    case .operator: self = .operator
    case .precedenceGroup: self = .precedenceGroup
    case .genericParameter: return nil
    }
  }

  /// Whether a name in a type position can mean a declaration of this kind.
  var isTypeName: Bool { isNominalType || self == .typealias || self == .associatedtype }
}

extension ReferenceKind {
  /// `nil` for what names no type.
  init?(_ fact: LintelScanner.ReferenceKind) {
    switch fact {
    case .inherit: self = .inherit
    case .conform: self = .conform
    case .extend: self = .extend
    case .type: self = .type
    case .construct: self = .construct
    case .static: self = .static
    case .attribute: self = .attribute
    case .cast: self = .cast
    case .keypath: self = .keypath
    case .alias: self = .alias
    case .value, .selfMember, .superMember, .member, .implicitMember, .argument: return nil
    }
  }
}

extension AccessLevel {
  /// A level that neither is written nor follows from what is around is `internal`.
  init(_ fact: LintelScanner.AccessLevel) {
    switch fact {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .unspecified, .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    }
  }
}

extension DeclarationTraits {
  init(_ extent: ExtentFact, of kind: DeclarationKind) {
    self = []
    // By their bits, as calls into another module took a third of the time of making a declaration.
    let (modifiers, traits) = (extent.modifiers.rawValue, extent.traits.rawValue)
    if modifiers & Self.modifiers != 0 {
      for (word, trait) in Self.ofModifiers where modifiers & word != 0 { insert(trait) }
    }
    if kind == .constant || (kind == .variable && traits & Traits.computed.rawValue == 0) {
      insert(.stored)
    }
    if traits & Traits.async.rawValue != 0 { insert(.async) }
    if traits & Traits.throwing.rawValue != 0 { insert(.throwing) }
  }

  private static let modifiers = ofModifiers.reduce(0) { $0 | $1.bits }

  private static let ofModifiers: [(bits: UInt32, trait: DeclarationTraits)] = [
    (Modifiers.final.rawValue, .final), (Modifiers.ofType.rawValue, .static),
    (Modifiers.weak.rawValue, .weak), (Modifiers.unowned.rawValue, .unowned),
    (Modifiers.lazy.rawValue, .lazy), (Modifiers.override.rawValue, .override),
  ]
}
