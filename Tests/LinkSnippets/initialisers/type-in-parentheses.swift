struct Service {
  init(_ number: Int = 1) {}
  func run() {}
}
struct Env {
  let make: (Int) -> Service
  func again() {
    (make)(1).run()
  }
}
func use(env: Env) {
  _ = (Service)()
  (Service)(2).run()
  let made = (Service)(3)
  made.run()
  _ = ((Service))(4)
  (env.make)(1).run()
}
