/// A location where the source cannot be Swift, so that facts near it may be wrong or missing. 8
/// bytes.
///
/// A file without diagnostics may still be invalid Swift: only mistakes that keep a reader from
/// distinguishing code from text, or one declaration from the next, are noted.
package struct DiagnosticFact: BitwiseCopyable, Equatable, Sendable {
  package var offset: UInt32
  package var what: DiagnosticKind
}

/// The mistake in the source, with the location that is reported for it.
package enum DiagnosticKind: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// A parenthesis, bracket or brace that is never closed.
  case unclosedBracket
  /// A parenthesis, bracket or brace that closes nothing.
  case unopenedBracket
  /// A string without an end; at the opening quote, or the number signs before it.
  case unterminatedString
  /// An interpolation that is never closed; at its parenthesis.
  case unterminatedInterpolation
  /// A comment without an end; at the opening of the outermost comment.
  case unterminatedComment
  /// An extended regular expression without an end; at its number signs.
  case unterminatedRegex
  /// A backtick without a closing one.
  case unterminatedName
  /// An `#if` without `#endif`.
  case unendedCondition
  /// An `#elseif`, `#else` or `#endif` without `#if`, or an `#elseif` or `#else` after the block's
  /// `#else`.
  case unopenedCondition
  /// A line such as `<<<<<<< HEAD`, which a merge left behind.
  case conflictMarker
  /// More open brackets than any compiler accepts; at the first token that is not read.
  case nestedTooDeep
}
