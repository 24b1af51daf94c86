import LintelGraph
import LintelVocabulary

/// What stands in tables of the linker where there is no one declaration.
extension ID where Element == Declaration {
  /// A generic parameter, which hides what has its name further out.
  static var hidden: Self { Self(rawValue: -2) }

  /// Several declarations, none of which is the only one.
  static var several: Self { Self(rawValue: -3) }
}
