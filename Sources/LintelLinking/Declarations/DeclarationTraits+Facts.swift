import LintelGraph
import LintelScanner
import LintelVocabulary

extension DeclarationTraits {
  init(_ extent: ExtentFact, of kind: DeclarationKind) {
    self = []
    // The bits are compared directly, because calls into another module took a third of the time of
    // making a declaration.
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
