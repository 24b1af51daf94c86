struct Config {
  var name = ""
}
func use(name: String) -> Config {
  var config = Config()
  config.name = name
  return config
}
