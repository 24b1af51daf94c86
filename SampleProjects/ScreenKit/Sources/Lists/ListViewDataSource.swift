/// Says what a list shows.
@MainActor
public protocol ListViewDataSource: AnyObject {
  func numberOfRows(in listView: ListView) -> Int

  /// Makes the cell for `row` ready, which comes from `dequeueReusableCell(withIdentifier:for:)`.
  ///
  /// Called only for rows that are about to be seen, from 0 to the number of rows less one.
  func listView(_ listView: ListView, cellForRowAt row: Int) -> ListCell
}
