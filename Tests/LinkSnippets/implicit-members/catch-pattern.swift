enum Failure: Error {
  case missing
  case wrong(Int)
}
func run() throws {}
func use() {
  do { try run() } catch Failure.missing { return } catch Failure.wrong(let code) {
    print(code)
  } catch {}
}
