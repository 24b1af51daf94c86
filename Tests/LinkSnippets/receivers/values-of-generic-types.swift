struct Row: Sendable {
  var count = 1
}
struct Broken: Error {
  var count = 1
}
func make() async -> Row { Row() }
class Env {
  var task: Task<Row, Never>?
  var names: Task<String, any Error>?
  var row: Row?
  var name: String?
  var rows: [Row] = []
}
func load() -> Result<Row, Broken> { .success(Row()) }
func names() -> Result<[Int], Broken> { .success([]) }
func use(_ env: Env) async throws -> Int {
  let made = Task { await make() }
  let detached = Task.detached { await make() }
  let words = Task { "a" }
  var sum = await made.value.count + words.value.count + detached.value.count
  if let task = env.task { sum += await task.value.count }
  if let task = env.names { sum += try await task.value.count }
  sum += try load().get().count + names().get().count
  sum += try load().map { $0.count }.get()
  sum += env.row.map { $0.count } ?? 0
  sum += env.row.map(\.count) ?? 0
  sum += env.name.map(\.count) ?? 0
  sum += Dictionary(grouping: env.rows) { $0.count }.count
  for (_, rows) in Dictionary(grouping: env.rows, by: { $0.count }) { sum += rows[0].count }
  sum += Array(env.rows)[0].count
  return sum
}
