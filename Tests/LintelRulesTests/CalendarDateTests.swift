import LintelRules
import Testing

@Suite struct CalendarDateTests {
  @Test(arguments: ["2024-02-29", "2027-06-30", "2000-02-29"])
  func readsDaysThatExist(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "2027-02-29", "1900-02-29", "2027-13-01", "2027-00-01", "2027-06-31", "2027-6-30",
    "27-06-30", "2027-06-30 ", "2027-06-30-", "+027-06-30", "",
  ])
  func refusesEverythingElse(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (59, "1970-03-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"),
    (11_017, "2000-03-01"), (20_513, "2026-03-01"), (-719_162, "0001-01-01"),
    (2_932_896, "9999-12-31"), (Int.max, "9999-12-31"), (Int.min, "0001-01-01"),
  ])
  func countsDays(days: Int, text: String) {
    #expect(CalendarDate(daysSince1970: days).description == text)
  }

  @Test func everyDayFollowsTheOneBefore() {
    var last = CalendarDate(daysSince1970: -200_000)
    for days in -199_999..<200_000 {
      let date = CalendarDate(daysSince1970: days)
      guard date > last, CalendarDate(year: date.year, month: date.month, day: date.day) == date
      else {
        Issue.record("\(date) follows \(last)")
        return
      }
      last = date
    }
    #expect(last.description == "2517-07-31")
  }
}
