protocol Logger {
  func log()
}
extension Logger {
  func log() {}
}
struct Console: Logger {}
func use(_ logger: any Logger, _ console: Console) {
  logger.log()
  console.log()
}
