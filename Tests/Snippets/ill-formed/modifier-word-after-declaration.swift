let d{}weak
e
