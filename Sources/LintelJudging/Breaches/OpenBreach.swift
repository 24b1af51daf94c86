import LintelText

/// A breach that no exception excuses, or one that an exception excuses as long as there are not
/// more places than it accepts.
struct OpenBreach: Sendable {
  var breach: any Breach
  /// The last day of the first expired exception that covers the breach, if there is one.
  var expired: CalendarDate?
  /// The index of the first exception that covers the breach and accepts a number of places, if
  /// there is one.
  var exception: Int?
}
