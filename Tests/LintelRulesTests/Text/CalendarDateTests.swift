import LintelText
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
}
