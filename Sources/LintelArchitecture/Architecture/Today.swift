import LintelPlatform
import LintelText

extension CalendarDate {
  /// The current day in the local time zone.
  package static var today: CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let year = Int(parts.tm_year) + 1900
    return CalendarDate(year: year, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? CalendarDate(year: year, month: 1, day: 1)!
  }
}
